import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer that was finished but not sent: it can still be dropped for a better one. */
export interface HeldAnswer {
  status: number;
  body: Buffer;
  /** Sends it, with its headers as they are now and this body. */
  send(body: Buffer): void;
  /** Forgets it, headers included, so that another answer can be sent on the same response. */
  discard(): void;
}

/**
 * Lets `produce` answer on `response` without anything leaving the server, and gives what it answered.
 * Rejects when `produce` fails before it has finished an answer.
 */
export function holdAnswer(response: ServerResponse, produce: () => Promise<void>): Promise<HeldAnswer> {
  const real = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const headersBefore = response.getHeaders();
  const chunks: Buffer[] = [];
  const restore = (): void => {
    Object.assign(response, real);
  };
  const take = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk));
    }
  };
  const callLast = (...args: unknown[]): void => {
    for (const arg of args) if (typeof arg === 'function') queueMicrotask(() => arg());
  };
  return new Promise((resolve, reject) => {
    const answer = (): HeldAnswer => ({
      status: response.statusCode,
      body: Buffer.concat(chunks),
      send(body) {
        restore();
        response.end(body);
      },
      discard() {
        restore();
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        for (const [name, value] of Object.entries(headersBefore)) {
          if (value !== undefined) response.setHeader(name, value);
        }
        response.statusCode = 200;
      },
    });
    Object.assign(response, {
      writeHead(status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) {
        response.statusCode = status;
        for (const part of rest) {
          if (typeof part !== 'object') continue;
          for (const [name, value] of Object.entries(part)) {
            if (value !== undefined) response.setHeader(name, value);
          }
        }
        return response;
      },
      flushHeaders() {},
      write(chunk: unknown, encoding?: unknown, callback?: unknown) {
        take(chunk, encoding);
        callLast(encoding, callback);
        return true;
      },
      end(chunk?: unknown, encoding?: unknown, callback?: unknown) {
        take(chunk, encoding);
        callLast(chunk, encoding, callback);
        resolve(answer());
        return response;
      },
    });
    produce().catch((error: unknown) => {
      answer().discard();
      reject(error);
    });
  });
}
