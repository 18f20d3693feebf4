import type { ServerResponse } from 'node:http';
import { DECLARED_LENGTH } from '@/lib/server/gateway/declared-length';

/**
 * Sends the length that the application declares as `Content-Length` and enforces it: an answer that turns out
 * shorter or longer is broken off, so that a partial file is never taken for a whole one.
 */
export function enforceDeclaredLength(response: ServerResponse): void {
  const isHead = response.req.method === 'HEAD';
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map((each) =>
    (each as (...args: unknown[]) => unknown).bind(response),
  ) as [typeof response.writeHead, typeof response.write, typeof response.end];
  let reported: number | null = null;
  let sent = 0;
  /** Sends the headers first, since later bytes are checked against the length in them. */
  const begin = (): void => {
    if (!response.headersSent && response.hasHeader(DECLARED_LENGTH)) response.flushHeaders();
  };
  const isTooLong = (chunk: unknown, encoding: unknown): boolean => {
    sent += bytesOf(chunk, encoding);
    return reported !== null && !isHead && sent > reported;
  };
  Object.assign(response, {
    writeHead(...args: Parameters<typeof writeHead>) {
      reported = takeLength(response);
      return writeHead(...args);
    },
    write(...args: Parameters<typeof write>) {
      begin();
      if (!isTooLong(args[0], args[1])) return write(...args);
      response.destroy();
      return false;
    },
    end(...args: Parameters<typeof end>) {
      begin();
      const isTooMuch = isTooLong(args[0], args[1]);
      const isTooLittle = reported !== null && !isHead && sent < reported;
      return isTooMuch || isTooLittle ? response.destroy() : end(...args);
    },
  });
}

/** Moves the length into its header; the length of a compressed answer is unknown. */
function takeLength(response: ServerResponse): number | null {
  const reported = response.getHeader(DECLARED_LENGTH);
  response.removeHeader(DECLARED_LENGTH);
  if (!/^\d{1,15}$/.test(String(reported)) || response.hasHeader('content-encoding')) return null;
  response.removeHeader('transfer-encoding');
  response.setHeader('content-length', String(reported));
  return Number(reported);
}

function bytesOf(chunk: unknown, encoding: unknown): number {
  if (typeof chunk === 'string')
    return Buffer.byteLength(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return chunk instanceof Uint8Array ? chunk.byteLength : 0;
}
