import { createServer, type IncomingHttpHeaders, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bufferAnswer } from './buffered-answer';
import { sendDressed } from './dress-answer';

const LONG = `<p>${'text '.repeat(500)}</p>`;

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function dressed(
  answer: (response: ServerResponse) => void,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Got> {
  const server = createServer(async (request, response) => {
    const buffered = await bufferAnswer(request, async (stand) => answer(stand));
    await sendDressed(buffered, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<Got>((resolve, reject) => {
      const request = send({ port, host: '127.0.0.1', method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      request.on('error', reject).end();
    });
  } finally {
    server.close();
  }
}

const html =
  (text: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(text);
  };

describe('sendDressed', () => {
  it('gives every HTML answer a policy (security H-1)', async () => {
    const got = await dressed(html('<script>self.__next_f.push([1,"a"])</script><script>alert(1)</script>'));
    expect(got.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/,
    );
  });

  it('keeps the policy that the page came with', async () => {
    const got = await dressed(html('<p></p>', { 'content-security-policy': "default-src 'none'" }));
    expect(got.headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('takes back the leave to keep it for a year (docs/reference/performance.md#finished-pages)', async () => {
    const got = await dressed(html('<p></p>', { 'cache-control': 's-maxage=31536000' }));
    expect(got.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const other = await dressed(html('<p></p>', { 'cache-control': 'no-store' }));
    expect(other.headers['cache-control']).toBe('no-store');
  });

  it('sends a redirect without the page that no browser shows', async () => {
    const got = await dressed((response) => {
      response.writeHead(308, { location: '/about', 'content-type': 'text/html', etag: '"1"' });
      response.end('<html>');
    });
    expect([got.status, got.headers.location, got.headers['content-type'], got.body.length]).toEqual([
      308,
      '/about',
      undefined,
      0,
    ]);
  });

  it.each([
    [{ 'accept-encoding': 'gzip, br' }, true],
    [{ 'accept-encoding': 'gzip;q=0.5' }, true],
    [{ 'accept-encoding': 'gzip;q=0, br' }, false],
    [{ 'accept-encoding': 'gzip; q=0.0' }, false],
    [{ 'accept-encoding': 'identity' }, false],
    [{}, false],
  ])('packs for those who take it: %j', async (headers, isPacked) => {
    const got = await dressed(html(LONG), headers);
    expect(got.headers['content-encoding']).toBe(isPacked ? 'gzip' : undefined);
    expect(String(isPacked ? gunzipSync(got.body) : got.body)).toBe(LONG);
    expect(got.headers['content-length']).toBe(String(got.body.length));
  });

  it('does not pack what is small, packed already, or no text', async () => {
    const accept = { 'accept-encoding': 'gzip' };
    expect((await dressed(html('<p></p>'), accept)).headers['content-encoding']).toBeUndefined();
    const packed = await dressed(html(LONG, { 'content-encoding': 'x-own' }), accept);
    expect([packed.headers['content-encoding'], packed.body.toString()]).toEqual(['x-own', LONG]);
    const picture = await dressed(html(LONG, { 'content-type': 'image/png' }), accept);
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD without a body', async () => {
    const got = await dressed(
      (response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '7' });
        response.end();
      },
      {},
      'HEAD',
    );
    expect([got.status, got.headers['content-length'], got.body.length]).toEqual([200, '7', 0]);
  });
});
