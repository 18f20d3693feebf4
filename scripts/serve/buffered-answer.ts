import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer that was finished but not sent: it can still be dropped for a better one. */
export interface BufferedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Lets `produce` answer on a response that leads nowhere, and gives what it answered. Rejects when `produce` fails
 * before it has finished an answer; what it does after it has is of no effect.
 */
export function bufferAnswer(
  request: IncomingMessage,
  produce: (response: ServerResponse) => Promise<void>,
): Promise<BufferedAnswer> {
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
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
    Object.assign(response, {
      writeHead(status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) {
        response.statusCode = status;
        const parts = rest.filter((part) => typeof part === 'object');
        for (const [name, value] of parts.flatMap((part) => Object.entries(part)))
          if (value !== undefined) response.setHeader(name, value);
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
        resolve({
          status: response.statusCode,
          headers: withOneOfEach(response.getHeaders()),
          body: Buffer.concat(chunks),
        });
        return response;
      },
      destroy(error?: Error) {
        reject(error ?? new Error('The answer was broken off.'));
        return response;
      },
    });
    produce(response).catch(reject);
  });
}

/**
 * The request for Next.js, which writes into it and takes from its headers what it has read, while the original may
 * have to be read again. What comes back is not packed, since it may still be looked into.
 */
export function copyOf(request: IncomingMessage, method = request.method): IncomingMessage {
  const { 'accept-encoding': _, ...headers } = request.headers;
  const own = { writable: true, enumerable: true, configurable: true };
  return Object.create(request, {
    url: { ...own, value: request.url },
    method: { ...own, value: method },
    headers: { ...own, value: headers },
  });
}

/**
 * Next.js tells where a page has moved to twice, and adds what a page says of referrers to what every answer does. Clients
 * may refuse more than one such header; the page's own word counts.
 */
function withOneOfEach(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { location, 'referrer-policy': referrers } = headers;
  const [first] = [location].flat();
  const last = [referrers].flat().at(-1);
  return {
    ...headers,
    ...(first !== undefined && { location: first }),
    ...(last !== undefined && { 'referrer-policy': last }),
  };
}
