import { AsyncLocalStorage } from 'node:async_hooks';
import { expect } from 'vitest';
import { declarationsOf } from '@/lib/server/http/define-route';
import { SITE_URL } from './site';

type Params = Record<string, string | string[] | undefined>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
export type Route = Partial<Record<string, unknown>>;

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** The body as JSON; undefined if it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into field by field, and judged by a contract schema
  json: any;
  /** The call's log lines, parsed. */
  log: Record<string, unknown>[];
}

interface Options {
  path?: string;
  params?: Params;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, as `application/json` unless a header says otherwise. */
  raw?: BodyInit;
}

/**
 * Calls a route's handler as Next.js would (HEAD uses GET), and collects its log. An answer that differs from the
 * route's declaration fails the test, whatever it is about.
 */
export async function call(route: Route, method: string, options: Options = {}): Promise<Answer> {
  const body = options.json === undefined ? options.raw : JSON.stringify(options.json);
  const headers = new Headers(options.headers);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  if (headers.get('content-type') === '') headers.delete('content-type');
  const request = new Request(`${SITE_URL}${options.path ?? '/api/test'}`, {
    method,
    headers,
    ...(body !== undefined && { body, duplex: 'half' }),
  });
  const handler = route[method === 'HEAD' ? 'GET' : method] as Handler;
  const { result, lines } = await withLog(() =>
    handler(request, { params: Promise.resolve(options.params ?? {}) }),
  );
  const bytes = Buffer.from(await result.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  expectDeclared(route, method, result, text);
  return {
    status: result.status,
    headers: result.headers,
    bytes,
    text,
    json: parsed(text),
    log: lines,
  };
}

/** Success is what `docs/reference/openapi.json` says, and has no member that it does not name. */
function expectDeclared(route: Route, method: string, { status, ok }: Response, text: string): void {
  const declared = declarationsOf(route)?.[method as 'GET'];
  if (!declared || !ok) return;
  const answer = declared.answers[status];
  expect(answer, `${method} answers ${status}, which is not declared`).not.toBeUndefined();
  if (answer === null) expect(text).toBe('');
  if (typeof answer !== 'object' || answer === null) return;
  const json = parsed(text);
  const described = answer.parse(json);
  expect(membersOf(json)).toEqual(membersOf(described));
}

/** The keys of the object, or of the first item of a list. */
function membersOf(json: unknown): string[] {
  const object: unknown = Array.isArray(json) ? json[0] : json;
  return Object.keys(object ?? {}).sort();
}

/** Lines belong to the call that wrote them, also when many run at the same time. */
const log = new AsyncLocalStorage<string[]>();
const write = process.stdout.write;
process.stdout.write = ((...args: Parameters<typeof write>) => {
  const lines = log.getStore();
  if (!lines) return Reflect.apply(write, process.stdout, args);
  lines.push(String(args[0]));
  return true;
}) as typeof write;

/** Runs `work` with its log collected: each line must be one JSON object. */
async function withLog<T>(work: () => Promise<T>): Promise<{ result: T; lines: Record<string, unknown>[] }> {
  const written: string[] = [];
  const result = await log.run(written, work);
  const lines = written
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { result, lines };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
