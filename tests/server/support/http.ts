import { type Agent, type IncomingHttpHeaders, request as send } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Pairs as they were sent, repeats included. */
  rawHeaders: string[];
  body: string;
  ms: number;
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
}

/** Longer than any answer may take. */
const PATIENCE_MS = 60_000;

/** One request with exactly this target: `fetch` would put odd spellings right before they leave. */
export function httpRequest(origin: string, target: string, options: Ask = {}): Promise<Answer> {
  const { port, hostname } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = send(
      {
        hostname,
        port,
        path: target,
        method: options.method ?? 'GET',
        headers: {
          host: `localhost:${port}`,
          // Set for every method: for DELETE, Node would send a body without its length.
          ...(options.body !== undefined && {
            'content-length': String(Buffer.byteLength(options.body)),
            // As browsers do: a server that was asked to close does so while a refused body is still on its way, and the answer is lost.
            ...(options.agent === undefined && { connection: 'keep-alive' }),
          }),
          ...options.headers,
        },
        agent: options.agent ?? false,
        timeout: PATIENCE_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (options.agent === undefined) request.destroy();
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - startedAt,
          });
        });
      },
    );
    request.on('error', reject);
    request.on('timeout', () =>
      request.destroy(new Error(`No answer to ${target} within ${PATIENCE_MS} ms.`)),
    );
    request.end(options.body);
  });
}

/**
 * A request of the router in a browser: Next.js first redirects to an address with a digest of its headers, so
 * that no cache confuses the forms of a page.
 */
export async function navigate(
  origin: string,
  target: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const first = await httpRequest(origin, `${target}?_rsc=1`, { headers });
  if (first.status !== 307) return first;
  return httpRequest(origin, first.headers.location ?? '', { headers });
}

/** The headers of client navigation to a page. */
export const NAVIGATION = { rsc: '1' };

/** The headers by which a link in view fetches the outline of its page ahead. */
export const SEGMENT_PREFETCH = {
  rsc: '1',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
};
