import { IncomingMessage } from 'node:http';

/**
 * Waits for all of a small body: a sender of single bytes keeps nobody else waiting (security A-2). The rest of
 * one that is too large is not waited for; its reader will refuse it.
 * @returns the request with its body at hand, or why there is none: it is late, or its sender is gone
 */
export function receiveBody(
  request: IncomingMessage,
  maximumBytes: number,
  patienceMs: number,
): Promise<IncomingMessage | 'late' | 'gone'> {
  const { 'content-length': reported, 'transfer-encoding': coding } = request.headers;
  const isWaitedFor = coding !== undefined || (Number(reported ?? 0) > 0 && Number(reported) <= maximumBytes);
  if (!isWaitedFor) return Promise.resolve(request);
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = (received: IncomingMessage | 'late' | 'gone'): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', whole).off('close', leave).off('error', leave);
      // The rest is discarded.
      request.resume();
      resolve(received);
    };
    const whole = (): void => end(withBody(request, Buffer.concat(chunks)));
    const leave = (): void => end('gone');
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maximumBytes) whole();
    };
    const timer = setTimeout(() => end('late'), patienceMs);
    request.on('data', take).on('end', whole).on('close', leave).on('error', leave);
  });
}

/** The same request with its body unread. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const whole = new IncomingMessage(request.socket);
  Object.assign(whole, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  whole.complete = true;
  whole.push(body);
  whole.push(null);
  return whole;
}
