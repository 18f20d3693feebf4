import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StaticAssets } from './static-assets';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-assets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = () => path.join(folder, 'kept');

async function build(name: string, files: Record<string, string>): Promise<string> {
  const to = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), text);
  }
  return to;
}

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer of the assets; 418 stands for a request that they do not handle. */
async function get(assets: StaticAssets, pathname: string, headers = {}, method = 'GET'): Promise<Got> {
  const server = createServer(async (request, response) => {
    if (!(await assets.answer(pathname, request, response))) response.writeHead(418).end();
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

const SCRIPT = 'console.log("an asset");'.repeat(20);

describe('StaticAssets (security H-3)', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    [undefined, (body: Buffer) => body],
  ])('hands out a file ready packed: %s', async (encoding, unpack) => {
    const assets = await StaticAssets.open(await build('one', { 'chunks/a.js': SCRIPT }), kept());
    const headers = encoding ? { 'accept-encoding': encoding } : {};
    const got = await get(assets, '/_next/static/chunks/a.js', headers);
    expect([got.status, got.headers['content-encoding'], String(unpack(got.body))]).toEqual([
      200,
      encoding,
      SCRIPT,
    ]);
    expect(got.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(got.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const again = await get(assets, '/_next/static/chunks/a.js', {
      ...headers,
      'if-none-match': got.headers.etag,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await get(assets, '/_next/static/chunks/a.js', headers, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([got.headers['content-length'], 0]);
  });

  it('does not pack what is packed', async () => {
    const assets = await StaticAssets.open(await build('one', { 'media/a.woff2': SCRIPT }), kept());
    const got = await get(assets, '/_next/static/media/a.woff2', { 'accept-encoding': 'gzip, br' });
    expect([got.headers['content-type'], got.headers['content-encoding']]).toEqual(['font/woff2', undefined]);
  });

  it('still hands out the files of earlier builds, which last good pages name', async () => {
    await StaticAssets.open(await build('one', { 'chunks/old.js': SCRIPT }), kept());
    await rm(path.join(folder, 'one'), { recursive: true });
    const assets = await StaticAssets.open(await build('two', { 'chunks/new.js': SCRIPT }), kept());
    expect((await get(assets, '/_next/static/chunks/old.js')).status).toBe(200);
    expect((await get(assets, '/_next/static/chunks/new.js')).status).toBe(200);
  });

  it('lets go of what no build has had for a month', async () => {
    await StaticAssets.open(await build('one', { 'a.js': SCRIPT, 'b.js': SCRIPT }), kept());
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of ['a.js', 'b.js']) await utimes(path.join(kept(), name), longAgo, longAgo);
    const assets = await StaticAssets.open(await build('two', { 'b.js': SCRIPT }), kept());
    expect((await get(assets, '/_next/static/a.js')).status).toBe(418);
    expect((await get(assets, '/_next/static/b.js')).status).toBe(200);
    expect(existsSync(path.join(kept(), 'a.js'))).toBe(false);
  });

  it.each([
    '/_next/static/../secret',
    '/_next/static//etc/passwd',
    '/_next/static/chunks',
    '/_next/static/',
    '/about',
    '/_next/static/made-later.js',
  ])('opens nothing that was not there when it started: %s', async (pathname) => {
    const from = await build('one', { 'chunks/a.js': SCRIPT });
    await writeFile(path.join(folder, 'secret'), 'secret');
    const assets = await StaticAssets.open(from, kept());
    await writeFile(path.join(from, 'made-later.js'), SCRIPT);
    expect((await get(assets, pathname)).status).toBe(418);
  });
});
