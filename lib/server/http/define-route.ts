import 'server-only';

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Access, accessRefusal } from '@/lib/domain/auth/access';
import type { TokenAccess, TokenScope } from '@/lib/domain/auth/token-scopes';
import { AppError, type FieldError, MAX_REPORTED_ERRORS } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/limits';
import { recordDenial } from '@/lib/server/audit/record-denial';
import type { CurrentSession } from '@/lib/server/auth/find-session';
import { Call, inCall } from '@/lib/server/call';
import { env, patient } from '@/lib/server/env';
import { DECLARED_LENGTH } from '@/lib/server/gateway/declared-length';
import { answerOnce, keyOf } from '@/lib/server/idempotency/answer-once';
import { inRequest, logLine } from '@/lib/server/log';
import { DEADLINE_MS, withDeadline } from './deadline';
import { findCaller, shownToken } from './find-caller';
import { problemResponse } from './problem-response';
import { type FormFields, isForm, readForm, seeOther } from './read-form';
import { readJson } from './read-json';
import { isSameOrigin } from './same-origin';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Params = Record<string, string | string[] | undefined>;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * What a call answers on success: for each status the schema of its JSON, the media type of a file, or null for an
 * empty body. A call that only refuses has none.
 */
type Answers = Readonly<Record<number, z.ZodType | string | null>>;
type BodyOf<Answer> = Answer extends z.ZodType ? z.output<Answer> : never;

/** Public calls look up no session, and have a caller only where an access token is shown; all others have one. */
type SessionOf<Who extends Access> = Who extends 'public' ? CurrentSession | null : CurrentSession;

export interface Declaration<P, Q, B, A, Who extends Access> {
  access: Who;
  /** The scope with which an access token can make the call (decision 71). Without one, none can. */
  token?: Who extends TokenAccess ? TokenScope : never;
  /** One line for readers of the API's description (`docs/reference/openapi.json`). */
  summary: string;
  answers: A;
  /** True for a call that changes nothing although its method could: it may come from any site. */
  isRead?: boolean;
  /**
   * True if the answer holds a secret that is shown only once, such as a link: it is not stored for repeated
   * requests.
   */
  isShownOnce?: boolean;
  /** How long the work may take, where the time limit of the database does not apply. */
  deadlineMs?: number;
  params?: P;
  query?: Q;
  body?: B;
  /** The media type of the body, where `run` reads it from the request itself. */
  bodyType?: string;
  /** How large the body may be, where that is not what most calls take. */
  bodyBytes?: number;
  /**
   * Accepts HTML forms too, and answers them with a 303 to the address that this returns; `error` is what was
   * thrown, null on success.
   */
  afterForm?(fields: FormFields, error: unknown): string;
  run(input: {
    params: Output<P>;
    query: Output<Q>;
    body: Output<B>;
    session: SessionOf<Who>;
    request: Request;
  }): Promise<Response | Result<NoInfer<A>>>;
}

interface Result<A> {
  status?: number;
  body?: BodyOf<A[keyof A]>;
  headers?: Record<string, string | string[]>;
}

type AnySchema = z.ZodType | undefined;
export type AnyDeclaration = Declaration<AnySchema, AnySchema, AnySchema, Answers, Access>;
export type Declarations = Partial<Record<Method, AnyDeclaration>>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
/** What is learnt of a call while it is handled. */
interface CallState {
  /** Set once the fields of a posted form are read: where its sender is redirected to, after success or an error. */
  formRedirect?: (error: unknown) => string;
  /** The caller's, where the call needs a session. */
  role?: string;
  /** The id of the access token that it is made with. */
  tokenId?: string;
}
type Work = (state: CallState, ...args: Parameters<Handler>) => Promise<Response>;

/** Each route exports its own `OPTIONS` handler, so its declarations are looked up by that. */
const declarationsByOptions = new WeakMap<Handler, Declarations>();

/** The declaration of a route, for its description and for tests; undefined if `defineRoute` did not make it. */
export function declarationsOf(route: { OPTIONS?: unknown }): Declarations | undefined {
  return typeof route.OPTIONS === 'function'
    ? declarationsByOptions.get(route.OPTIONS as Handler)
    : undefined;
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const REFUSAL_TEXT = { unauthenticated: 'Please sign in.', forbidden: 'Your account may not do this.' };

/** Declares one method of a route: who may call it, its input and its work. */
export function method<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const A extends Answers = Answers,
  const Who extends Access = Access,
>(declaration: Declaration<P, Q, B, A, Who>): AnyDeclaration {
  return declaration as unknown as AnyDeclaration;
}

/** The handlers of a route, one for every method: those without a declaration answer 405. */
export function defineRoute(declarations: Declarations): Record<Method | 'OPTIONS', Handler> {
  const offered = METHODS.filter((name) => declarations[name]);
  const allow = [...offered, ...(declarations.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const refuse = async (): Promise<never> => {
    throw new AppError('method_not_allowed', 'This address does not take that method.');
  };
  const handlers = METHODS.map((name) => {
    const declaration = declarations[name];
    const work: Work = declaration ? (...args) => answer(declaration, ...args) : refuse;
    const handler: Handler = (request, context) =>
      guarded(request, allow, (state) => work(state, request, context), declaration?.deadlineMs);
    return [name, handler] as const;
  });
  const tell = async () => new Response(null, { status: 204, headers: { allow } });
  const options: Handler = (request) => guarded(request, allow, tell);
  declarationsByOptions.set(options, declarations);
  return { ...(Object.fromEntries(handlers) as Record<Method, Handler>), OPTIONS: options };
}

async function answer(
  declaration: AnyDeclaration,
  state: CallState,
  request: Request,
  context: { params: Promise<Params> },
): Promise<Response> {
  const { access, isRead = request.method === 'GET' || request.method === 'HEAD' } = declaration;
  const shown = shownToken(request, declaration);
  // No browser adds a token by itself, as it does with cookies: a call that shows one needs no proof of where it comes from.
  if (shown === null && !isRead && !isSameOrigin(request.headers, env().siteUrl)) {
    throw new AppError('cross_origin', 'This call can only be made from the site itself.');
  }
  const session = await findCaller(request, declaration, shown);
  if (session) state.role = session.role;
  if (session?.token) state.tokenId = session.id;
  const refusal = accessRefusal(access, session?.role ?? null);
  if (session && refusal) await recordDenial(session, request);
  if (refusal) throw new AppError(refusal, REFUSAL_TEXT[refusal]);
  const sent = declaration.body && (await readSent(declaration, state, request));
  const body = parse(declaration.body, sent);
  const params = parse(declaration.params, await context.params);
  const query = parse(declaration.query, Object.fromEntries(new URL(request.url).searchParams));
  const work = async () => {
    const result = await declaration.run({ params, query, body, session, request });
    return state.formRedirect ? seeOther(state.formRedirect(null)) : toResponse(result);
  };
  const isWholeKnown = declaration.body !== undefined || !hasBody(request);
  const key = session && !isRead && isWholeKnown ? keyOf(request, session.userId, sent) : null;
  return key ? answerOnce(key, !declaration.isShownOnce, work) : work();
}

function hasBody({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}

function toResponse(result: Awaited<ReturnType<AnyDeclaration['run']>>): Response {
  if (result instanceof Response) return result;
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const [name, value] of Object.entries(result.headers ?? {}))
    for (const each of [value].flat()) headers[name === 'set-cookie' ? 'append' : 'set'](name, each);
  const status = result.status ?? 200;
  return result.body === undefined
    ? new Response(null, { status, headers })
    : Response.json(result.body, { status, headers });
}

async function readSent(declaration: AnyDeclaration, state: CallState, request: Request): Promise<unknown> {
  const { afterForm, bodyBytes = INPUT.bodyBytes } = declaration;
  if (!afterForm || !isForm(request)) return readJson(request, bodyBytes);
  const fields = await readForm(request, bodyBytes);
  state.formRedirect = (error) => afterForm(fields, error);
  return fields;
}

async function guarded(
  request: Request,
  allow: string,
  work: (state: CallState) => Promise<Response>,
  deadlineMs = DEADLINE_MS,
): Promise<Response> {
  const requestId = randomUUID();
  const startedAt = performance.now();
  const state: CallState = {};
  const call = new Call(patient(deadlineMs));
  const working = inRequest(requestId, () => inCall(call, () => work(state)));
  const response = await withDeadline(call, working).catch((error: unknown) => {
    const problem = problemResponse(error, requestId, { allow });
    return state.formRedirect ? seeOther(state.formRedirect(error)) : problem;
  });
  response.headers.set('x-request-id', requestId);
  const length = response.headers.get('content-length');
  if (length !== null) response.headers.set(DECLARED_LENGTH, length);
  const path = new URL(request.url).pathname;
  logLine({
    requestId,
    method: request.method,
    path,
    ...(state.role !== undefined && { role: state.role }),
    ...(state.tokenId !== undefined && { accessToken: state.tokenId }),
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
  });
  return response;
}

function parse(schema: z.ZodType | undefined, value: unknown): undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as undefined;
  throw new AppError('validation_failed', 'Some fields are not as they should be.', {
    errors: fieldErrors(parsed.error.issues),
  });
}

/**
 * An unknown key is reported as a field of its own, not as an error of the object that holds it. No more are made
 * than are reported.
 */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const issue of issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const message = isUnknown ? 'Unknown key' : issue.message;
    const keys = isUnknown ? issue.keys.slice(0, MAX_REPORTED_ERRORS) : [];
    const places = isUnknown ? keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const place of places) errors.push({ path: place.join('.'), message });
    if (errors.length >= MAX_REPORTED_ERRORS) break;
  }
  return errors;
}
