import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageStore } from '@/lib/server/page-store/page-store';
import { type Renewal, Renewals } from '@/lib/server/page-store/renewals';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { PageAnswers } from './page-answers';

let folder: string;
let store: PageStore;
let database: { isDown: boolean; rows: Renewal[] };
/** The content of the database, and the number of renders. */
let site: { text: string; renders: number; duringRender: () => Promise<void> };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-answers-'));
  database = { isDown: false, rows: [] };
  site = { text: 'first', renders: 0, duringRender: async () => undefined };
  store = new PageStore({
    folder,
    buildId: () => 'build',
    renewals: new Renewals(async (since) => {
      if (database.isDown) throw new Error('down');
      return { source: 'one', renewals: database.rows.filter(({ seq }) => seq > since) };
    }),
  });
  await store.renewals.look();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function save(text: string): Promise<void> {
  site.text = text;
  const renewal = { tag: 'page', seq: (database.rows[0]?.seq ?? 0) + 1 };
  database.rows = [renewal];
  await store.renew([renewal]);
}

/** Where something may stand everywhere. */
const answersBy = (rendered: typeof render) =>
  new PageAnswers({
    store,
    missing: { at: async () => null },
    render: rendered,
    fixedHeaders: { 'x-fixed': '1' },
  });

/**
 * A stand-in for Next.js: answers `/about` through the store, and 404 to anything else while the database is up.
 * Like Next.js it removes its own headers from the request once it has read them, and changes its address.
 */
async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== '/about' && !database.isDown) {
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end('Page not found');
    return;
  }
  const isNavigation = request.headers.rsc !== undefined;
  for (const name of ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'])
    delete request.headers[name];
  request.url = '/en/about';
  store.beginRender('en/about');
  const text = site.text;
  site.renders += 1;
  await site.duringRender();
  if (database.isDown) throw new Error('no database');
  const rsc = Buffer.from(`rsc of ${text}`);
  const segments = new Map([['/_tree', Buffer.from(`tree of ${text}`)]]);
  const rendered = { kind: 'page' as const, headers: { 'x-page': text }, body: text, rsc, segments };
  await store.put('en/about', rendered, { status: 200, tags: ['page'] });
  response.setHeader('content-type', isNavigation ? 'text/x-component' : 'text/html');
  response.end(isNavigation ? rsc : text);
}

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

async function get(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  by = render,
): Promise<Got> {
  const answers = answersBy(by);
  const server = createServer((request, response) => {
    if (answers.answerFromMemory(target, request, response)) return;
    void answers.answer(target, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<Got>((resolve, reject) => {
      const options = {
        port,
        host: '127.0.0.1',
        path: encodeURI(target),
        method,
        headers,
        agent: false as const,
      };
      const request = send(options, (response) => {
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

const text = async (...args: Parameters<typeof get>) => {
  const got = await get(...args);
  return `${got.status} ${got.body}`;
};

describe('PageAnswers (docs/reference/performance.md#finished-pages)', () => {
  it('renders once, and answers the first visitor and all others alike', async () => {
    const first = await get('/about');
    const second = await get('/about');
    expect(site.renders).toBe(1);
    expect([first.status, String(first.body), first.headers['x-page'], first.headers['x-fixed']]).toEqual([
      200,
      'first',
      'first',
      '1',
    ]);
    const { date: _a, ...headers } = first.headers;
    const { date: _b, ...again } = second.headers;
    expect(again).toEqual(headers);
  });

  it('shows what was saved to the next visitor', async () => {
    await get('/about');
    await save('second');
    expect(await text('/about')).toBe('200 second');
    expect(site.renders).toBe(2);
  });

  it('renders again what was renewed while it rendered', async () => {
    site.duringRender = async () => {
      site.duringRender = async () => undefined;
      await save('second');
    };
    expect(await text('/about')).toBe('200 second');
    expect(site.renders).toBe(2);
  });

  it('renders again for client navigation in the form that was asked for', async () => {
    site.duringRender = async () => {
      site.duringRender = async () => undefined;
      await save('second');
    };
    expect(await text('/about', { rsc: '1' })).toBe('200 rsc of second');
    expect(site.renders).toBe(2);
  });

  it('does not render for ever when saves never stop', async () => {
    site.duringRender = async () => {
      await save(`${site.text}+`);
    };
    expect((await get('/about')).status).toBe(200);
    expect(site.renders).toBe(3);
  });

  it('falls back on the last good state when rendering fails, in every form', async () => {
    await get('/about');
    await save('second');
    database.isDown = true;
    expect(await text('/about')).toBe('200 first');
    expect(await text('/about', { rsc: '1' })).toBe('200 rsc of first');
    const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    const tree = await get('/about', prefetch);
    expect([tree.status, String(tree.body)]).toEqual([200, 'tree of first']);
    expect(tree.headers).toMatchObject({ 'x-nextjs-postponed': '2', 'x-nextjs-rewritten-path': '/en/about' });
    expect((await get('/about', { ...prefetch, 'next-router-segment-prefetch': '/_none' })).status).toBe(204);
    database.isDown = false;
    await store.renewals.look();
    expect(await text('/about')).toBe('200 second');
  });

  it('shows what was saved when a render fails although the database answers', async () => {
    await get('/about');
    await save('second');
    site.duringRender = async () => {
      site.duringRender = async () => undefined;
      throw new Error('a lost connection');
    };
    expect(await text('/about')).toBe('200 second');
  });

  it('shows the last good state when renders go on failing, and does not render for ever', async () => {
    await get('/about');
    await save('second');
    site.duringRender = async () => {
      throw new Error('a fault of ours');
    };
    expect(await text('/about')).toBe('200 first');
    expect(site.renders).toBe(4);
  });

  it('names a page of other letters in a header that can hold them', async () => {
    const target = '/ru/works/series=комнаты';
    const rendered = { kind: 'page' as const, headers: {}, body: 'rooms', rsc: Buffer.from('rsc of rooms') };
    await store.put(target.slice(1), rendered, { status: 200, tags: ['page'] });
    database.isDown = true;
    const part = await get(target, { rsc: '1' });
    expect([part.status, part.headers['x-nextjs-rewritten-path']]).toEqual([200, encodeURI(target)]);
  });

  it('does not even try to render while the database is known to be down', async () => {
    await get('/about');
    await save('second');
    database.isDown = true;
    await store.renewals.look();
    expect(await text('/about')).toBe('200 first');
    expect(site.renders).toBe(1);
  });

  it.each([
    ['/about', 'en', en.errors.unavailable],
    ['/ru/about', 'ru', ru.errors.unavailable],
    ['/uk/about', 'uk', uk.errors.unavailable],
    ['/de/about', 'de', 'Diese Seite kann gerade nicht gezeigt werden'],
    ['/jp', 'ja', '現在このページを表示できません'],
    ['/ae/about', 'ar" dir="rtl', 'لا يمكن عرض هذه الصفحة الآن'],
    ['/xx/about', 'en', en.errors.unavailable],
  ])('says in the visitor’s language that %s cannot be had', async (target, lang, title) => {
    database.isDown = true;
    await store.renewals.look();
    const got = await get(target, {}, 'GET', () => Promise.reject(new Error('no database')));
    expect([got.status, got.headers['retry-after'], got.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(String(got.body)).toContain(`<html lang="${lang}">`);
    expect(String(got.body)).toContain(title);
    expect(got.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('keeps nothing of a 404', async () => {
    const got = await get('/nope');
    expect([got.status, String(got.body)]).toEqual([404, 'Page not found']);
    expect(got.headers['content-security-policy']).toContain("script-src 'self'");
    expect(await store.find('en/nope')).toBeNull();
  });

  it('answers 304 to those who have it, by any form of its tag', async () => {
    const { etag } = (await get('/about')).headers;
    expect((await get('/about', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await get('/about', { 'if-none-match': '"x"' })).status).toBe(200);
    await save('second');
    expect((await get('/about', { 'if-none-match': String(etag) })).status).toBe(200);
  });

  it('gives each encoding a tag of its own: Brotli to those who take it, after the first of them', async () => {
    const byBrotli = async () =>
      (await get('/about', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'];
    expect(await byBrotli()).toBe('gzip');
    await expect.poll(byBrotli).toBe('br');
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/about', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [packed] = tags;
    const knownTag = { 'if-none-match': String(packed) };
    expect((await get('/about', { ...knownTag, 'accept-encoding': 'br' })).status).toBe(304);
    expect((await get('/about', { ...knownTag, 'accept-encoding': 'identity' })).status).toBe(200);
  });

  it('packs for those who take it, and answers HEAD alike without a body', async () => {
    await get('/about');
    const packed = await get('/about', { 'accept-encoding': 'gzip' });
    expect([packed.headers['content-encoding'], String(gunzipSync(packed.body))]).toEqual(['gzip', 'first']);
    const head = await get('/about', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([packed.headers['content-length'], 0]);
    const refused = await get('/about', { 'accept-encoding': 'gzip;q=0, br;q=0' });
    expect([refused.headers['content-encoding'], String(refused.body)]).toEqual([undefined, 'first']);
  });
});
