import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer that was finished but not sent: it can still be dropped for a better one. */
export interface BufferedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Runs `produce` with a response that is not connected to a client, and returns what it wrote. Rejects if
 * `produce` fails before it has finished; whatever it does afterwards is ignored.
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
 * A copy of the request for Next.js, which modifies it and removes headers that it has read, while the original
 * may be needed again. Compression is not offered, since the answer may still be modified.
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
