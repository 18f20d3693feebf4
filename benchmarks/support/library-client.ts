import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { LibrarySite } from './library-site';

const BOUNDARY = 'benchmark-boundary-7f3a';
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** A file to send: so many bytes, in pieces. */
export interface Sent {
  name: string;
  size: number;
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

interface Timed {
  ms: number;
  body: string;
}

/** Asks for an address of the site; from the request to the last byte. */
export function get({ origin, cookie }: LibrarySite, path: string): Promise<Timed> {
  return exchange(`${origin}${path}`, { agent, headers: { cookie } }, 200, null);
}

/** Sends a file as a form does; to the bare server as well, which needs nobody to be signed in. */
export function send(origin: string, cookie: string, { name, size, pieces }: Sent): Promise<Timed> {
  const head = Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n` +
      'content-type: application/octet-stream\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': head.length + size + tail.length,
  };
  const body = async function* () {
    yield head;
    yield* pieces;
    yield tail;
  };
  return exchange(`${origin}/api/media`, { method: 'POST', agent, headers }, 0, body());
}

function exchange(
  url: string,
  options: object,
  expected: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Timed> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk) => chunks.push(chunk))
        .on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const { statusCode = 0 } = answer;
          if (expected ? statusCode !== expected : statusCode >= 300) {
            reject(new Error(`${url}: ${statusCode} ${text.slice(0, 300)}`));
          } else resolve({ ms: performance.now() - began, body: text });
        });
    });
    call.on('error', reject);
    void write(call, body);
  });
}

/** No faster than the other side reads, so that what is measured is not kept here. */
async function write(
  call: ReturnType<typeof request>,
  body: AsyncIterable<Uint8Array> | null,
): Promise<void> {
  const isClosed = new Promise((resolve) => call.once('close', resolve));
  for await (const piece of body ?? []) {
    if (call.destroyed) return;
    if (!call.write(piece)) await Promise.race([once(call, 'drain').catch(() => undefined), isClosed]);
  }
  call.end();
}
