import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as media from '@/app/media/[...pathname]/route';
import { problem } from '@/lib/contracts/problem';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

const TEN = Buffer.from('0123456789');

let site: TestSite;
let etag: string;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  ({ etag } = await storeFile(site, 'works/ten.bin', 'video/mp4', TEN));
  await storeFile(site, 'empty.txt', 'text/plain', Buffer.alloc(0));
});
afterAll(() => site.close());

/** As the router passes them: decoded once. */
const send = (segments: string[], headers: Record<string, string> = {}, method = 'GET') =>
  call(media, method, { path: '/media/x', params: { pathname: segments }, headers });
const ten = (headers: Record<string, string> = {}, method = 'GET') =>
  send(['works', 'ten.bin'], headers, method);

describe('GET /media/{pathname} (docs/reference/http-api.md#media; security M-4)', () => {
  it('is the file, cacheable permanently', async () => {
    const { status, headers, text } = await ten();
    expect([status, text]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=-1', 206, '9', 'bytes 9-9/10'],
    ['bytes=5-', 206, '56789', 'bytes 5-9/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=9999999-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-0,5-6', 200, '0123456789', null],
    [`bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-${n}`).join(',')}`, 200, '0123456789', null],
    ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
    ['bytes=0-99999999999999999999', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=abc', 200, '0123456789', null],
    ['items=0-1', 200, '0123456789', null],
    ['', 200, '0123456789', null],
  ])('Range: %s', async (range, status, text, contentRange) => {
    const answer = await ten({ range });
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it.each<[string, (etag: string) => Record<string, string>, number]>([
    ['If-None-Match with it', (tag) => ({ 'if-none-match': tag }), 304],
    ['weakly', (tag) => ({ 'if-none-match': `W/${tag}` }), 304],
    ['among others', (tag) => ({ 'if-none-match': `"a", ${tag}` }), 304],
    ['anything', () => ({ 'if-none-match': '*' }), 304],
    ['another', () => ({ 'if-none-match': '"a"' }), 200],
    ['the name without quotes', (tag) => ({ 'if-none-match': tag.slice(1, -1) }), 200],
    ['together with a range', (tag) => ({ 'if-none-match': tag, range: 'bytes=0-0' }), 304],
    ['If-Range with it', (tag) => ({ 'if-range': tag, range: 'bytes=0-0' }), 206],
    ['If-Range with another', () => ({ 'if-range': '"a"', range: 'bytes=0-0' }), 200],
    ['If-Range weakly', (tag) => ({ 'if-range': `W/${tag}`, range: 'bytes=0-0' }), 200],
    ['If-Range with a date', () => ({ 'if-range': new Date().toUTCString(), range: 'bytes=0-0' }), 200],
  ])('asks on a condition: %s', async (_name, headers, status) => {
    const answer = await ten(headers(etag));
    expect([answer.status, answer.headers.get('etag')]).toEqual([status, etag]);
    if (status === 304) expect(answer.text).toBe('');
  });

  it('HEAD says the same without the file, and knows no ranges', async () => {
    for (const range of [{}, { range: 'bytes=0-0' }]) {
      const { status, headers, text } = await ten(range, 'HEAD');
      expect([status, text, headers.get('content-length')]).toEqual([200, '', '10']);
    }
    expect((await ten({ 'if-none-match': etag }, 'HEAD')).status).toBe(304);
  });

  it('an empty file is empty, and has no range', async () => {
    const { status, headers, text } = await send(['empty.txt']);
    expect([status, text, headers.get('content-length')]).toEqual([200, '', '0']);
    expect((await send(['empty.txt'], { range: 'bytes=0-' })).status).toBe(416);
  });
});

describe('headers by type (security M-3)', () => {
  it.each([
    ['image/jpeg', 'inline'],
    ['image/png', 'inline'],
    ['image/webp', 'inline'],
    ['image/avif', 'inline'],
    ['video/mp4', 'inline'],
    ['audio/mpeg', 'inline'],
    ['image/svg+xml', 'attachment'],
    ['text/html', 'attachment'],
    ['application/xhtml+xml', 'attachment'],
    ['text/xml', 'attachment'],
    ['text/plain', 'attachment'],
    ['application/pdf', 'attachment'],
    ['application/javascript', 'attachment'],
    ['application/octet-stream', 'attachment'],
  ])('%s: %s', async (contentType, disposition) => {
    const name = `${contentType.replace(/\W/g, '-')}.bin`;
    await storeFile(site, `types/${name}`, contentType, Buffer.from(`<script>alert(1)</script>${name}`));
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      const answer = await send(['types', name], headers);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': contentType,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-disposition': `${disposition}; filename*=UTF-8''${name}`,
      });
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/(^|; )sandbox$/);
    }
  });

  it.each([
    ['Світ.jpg', '%D0%A1%D0%B2%D1%96%D1%82.jpg'],
    ['a "b"; c.jpg', 'a%20%22b%22%3B%20c.jpg'],
    ["it's (1)*.jpg", 'it%27s%20%281%29%2A.jpg'],
    ['100%.jpg', '100%25.jpg'],
  ])('the name %s is said so that no header breaks (RFC 8187)', async (name, encoded) => {
    await storeFile(site, `names/${name}`, 'image/jpeg', Buffer.from(name));
    const { headers } = await send(['names', name]);
    expect(headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''${encoded}`);
  });
});

describe('addresses that are no files of the library (security M-1, M-2)', () => {
  async function treeHash(folder: string): Promise<string> {
    const hash = createHash('sha256');
    for (const entry of (await readdir(folder, { recursive: true, withFileTypes: true })).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.isFile()) hash.update(entry.name).update(await readFile(join(entry.parentPath, entry.name)));
    }
    return hash.digest('hex');
  }

  it.each([
    ['nothing of that name', ['none.jpg']],
    ['a folder', ['works']],
    ['steps upwards', ['..', '..', 'etc', 'passwd']],
    ['steps upwards in one segment', ['../../etc/passwd']],
    ['a slash within a segment', ['works/ten.bin']],
    ['a backslash', ['works\\ten.bin']],
    ['upwards with backslashes', ['..\\..\\etc\\passwd']],
    ['still encoded steps', ['%2e%2e', 'package.json']],
    ['a hidden file', ['.env']],
    ['a hidden folder', ['.git', 'config']],
    ['the place itself', ['.']],
    ['an empty segment', ['works', '', 'ten.bin']],
    ['NUL', ['works', 'ten.bin\0.jpg']],
    ['NUL alone', ['\0']],
    ['a line break', ['ten.bin\r\nSet-Cookie: x']],
    ['half a character', ['\ud800']],
    ['a name of 10,000', ['a'.repeat(10_000)]],
    ['1,000 folders', Array(1000).fill('a')],
    ['an absolute path', ['/etc/passwd']],
  ])('%s: 404', async (_name, segments) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, json, log, headers } = await send(segments, {}, method);
      expect([status, log.length]).toEqual([404, 1]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(problem.parse(json)).toMatchObject({ code: 'not_found' });
    }
  });

  it('a file that no row knows, a row that no file has, and a link', async () => {
    const root = join(site.dataDir, 'media');
    const row = { contentType: 'image/jpeg', size: 6, hash: '0'.repeat(64) };
    await writeFile(join(root, 'rowless.jpg'), 'secret');
    await writeFile(join(site.dataDir, 'outside.txt'), 'secret');
    await symlink(join(site.dataDir, 'outside.txt'), join(root, 'linked.jpg'));
    await mkdir(join(site.dataDir, 'elsewhere'));
    await writeFile(join(site.dataDir, 'elsewhere', 'a.jpg'), 'secret');
    await symlink(join(site.dataDir, 'elsewhere'), join(root, 'link'));
    for (const pathname of ['fileless.jpg', 'linked.jpg', 'link/a.jpg']) {
      await site.db.mediaItem.create({ data: { pathname, ...row } });
    }
    for (const name of ['rowless.jpg', 'fileless.jpg', 'linked.jpg', 'link/a.jpg']) {
      const { status, text } = await send(name.split('/'));
      expect([name, status, text.includes('secret')]).toEqual([name, 404, false]);
    }
  });

  it('no method but GET and HEAD touches a file', async () => {
    const before = await treeHash(site.dataDir);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await send(['works', 'ten.bin'], {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    expect(await treeHash(site.dataDir)).toBe(before);
  });
});
