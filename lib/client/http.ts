import { problem } from '@/lib/contracts/problem';
import { type ErrorCode, type FieldError, isOfDisk } from '@/lib/domain/errors';

import { changeIsKnown, keyOfChange } from './change-keys';

const PATIENCE_MS = 20_000;

const NOT_MODIFIED = 304;
const EMPTY_STATUS: ReadonlySet<number> = new Set([204, NOT_MODIFIED]);

/** A schema of a contract, as far as it is needed here. */
interface Schema<Answer> {
  safeParse(given: unknown): { success: true; data: Answer } | { success: false };
}

interface ApiErrorFacts {
  /** Undefined when nothing that could be read has come back. */
  code?: ErrorCode | undefined;
  errors?: readonly FieldError[] | undefined;
  /** The problem of a new password; a key of the interface texts. */
  problem?: unknown;
  retryAfterSeconds?: number | undefined;
  isDiskFull?: boolean;
}

/** A call that did not succeed. Its message is the server's sentence, where there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | undefined;
  readonly errors: readonly FieldError[];
  readonly problem: unknown;
  readonly retryAfterSeconds: number | undefined;
  /** Whether the server's disk is full: waiting does not help, somebody has to free space. */
  readonly isDiskFull: boolean;

  constructor(message: string, facts: ApiErrorFacts = {}) {
    super(message);
    const { code, errors = [], problem, retryAfterSeconds, isDiskFull = false } = facts;
    this.code = code;
    this.errors = errors;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isDiskFull = isDiskFull;
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** The etag of an answer that is at hand: it need not come again (RFC 9110, `If-None-Match`). */
  unless?: string | undefined;
  /** Whether the answer may be omitted if it only repeats the request (RFC 7240, `return=minimal`). */
  isBrief?: boolean;
}

/** An answer and the etag by which the server knows it. */
export interface WithEtag<Answer> {
  /** Null if the caller has the answer already. */
  data: Answer | null;
  etag: string | null;
}

/**
 * Calls the site's own HTTP interface and returns the parsed answer.
 * @throws {ApiError} for an error answer, an answer of another form, or none
 */
export async function call<Answer>(
  path: string,
  answer: Schema<Answer>,
  options: Call = {},
): Promise<Answer> {
  return parse(await send(path, options), answer);
}

async function parse<Answer>(response: Response, answer: Schema<Answer>): Promise<Answer> {
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ApiError('The answer of the server could not be read.');
  return parsed.data;
}

/** The same with an etag: the answer is null if the caller has it already. */
export async function callWithEtag<Answer>(
  path: string,
  answer: Schema<Answer>,
  options: Call,
): Promise<WithEtag<Answer>> {
  const response = await send(path, options);
  const etag = response.headers.get('etag');
  return { data: EMPTY_STATUS.has(response.status) ? null : await parse(response, answer), etag };
}

/** The same for a call without a body in its answer. */
export async function callForNothing(path: string, options: Call): Promise<void> {
  await send(path, options);
}

/**
 * Sends files as a form and returns the parsed answer. No time limit: they can be large, and take time to look into.
 * @throws {ApiError}
 */
export async function sendFiles<Answer>(
  path: string,
  form: FormData,
  answer: Schema<Answer>,
): Promise<Answer> {
  const headers = { accept: 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: form, cache: 'no-store' }).catch(
    noAnswer,
  );
  if (!response.ok) throw await errorOf(response);
  return parse(response, answer);
}

function noAnswer(error: unknown): never {
  throw new ApiError(error instanceof Error ? error.message : 'The server does not answer.');
}

async function send(
  path: string,
  { method = 'GET', body, signal, unless, isBrief }: Call,
): Promise<Response> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const change = method === 'GET' ? null : [method, path, isBrief, text].join(' ');
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(change !== null && { 'idempotency-key': `"${keyOfChange(change)}"` }),
      ...(unless !== undefined && { 'if-none-match': unless }),
      ...(isBrief && { prefer: 'return=minimal' }),
    },
    ...(text !== undefined && { body: text }),
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    cache: 'no-store',
  }).catch(noAnswer);
  if (change !== null && !isOpen(response.status)) changeIsKnown(change);
  if (response.ok || response.status === NOT_MODIFIED) return response;
  throw await errorOf(response);
}

/** Whether an answer leaves it open what became of a change, or only says that it is to be sent again. */
function isOpen(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}

async function errorOf(response: Response): Promise<ApiError> {
  const reported = problem.safeParse(await response.json().catch(() => undefined));
  if (!reported.success) return new ApiError(`The server answered ${response.status}.`);
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new ApiError(reported.data.detail, {
    code: reported.data.code,
    errors: reported.data.errors,
    problem: reported.data.problem,
    retryAfterSeconds: Number.isNaN(seconds) ? undefined : seconds,
    isDiskFull: isOfDisk(reported.data),
  });
}
