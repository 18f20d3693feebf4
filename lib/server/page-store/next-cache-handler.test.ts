import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import NextCacheHandler from './next-cache-handler';
import { PageStore, type RenderNotes } from './page-store';
import { type Renewal, Renewals } from './renewals';

const NAME = '/route-cache/app-page/0123abcd/$/en/about';
const KEY = 'en/about';
const CONTEXT = { kind: 'APP_PAGE' };

let folder: string;
let store: PageStore;
let rows: Renewal[];
const handler = new NextCacheHandler();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-handler-'));
  rows = [];
  store = new PageStore({
    folder,
    buildId: () => 'build',
    renewals: new Renewals(async () => ({ source: 'one', renewals: rows })),
  });
  globalThis.atelierPageStore = store;
});
afterEach(async () => {
  globalThis.atelierPageStore = undefined;
  await rm(folder, { recursive: true, force: true });
});

type Value = NonNullable<Parameters<NextCacheHandler['set']>[1]>;

/** As Next.js hands over a rendered page. */
function page(html: string) {
  return {
    kind: 'APP_PAGE' as Value['kind'],
    html,
    rscData: Buffer.from('rsc'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'internal', 'x-own': '1' } as Record<
      string,
      string | string[] | undefined
    >,
    status: undefined as number | undefined,
    postponed: undefined,
  } as Extract<Value, { html: string }>;
}

async function render(html: string, notes: RenderNotes | null) {
  expect(await handler.get(NAME, CONTEXT)).toBeNull();
  if (notes) store.describe(KEY, notes);
  const value = page(html);
  await handler.set(NAME, value);
  return value;
}

describe('NextCacheHandler ("Next.js")', () => {
  it('gives back a page as it was set, with its policy', async () => {
    await render('<script>self.__next_f.push([1,"a"])</script>', { status: 200, tags: [] });
    const got = await handler.get(NAME, CONTEXT);
    expect(got?.value).toMatchObject({
      kind: 'APP_PAGE',
      html: '<script>self.__next_f.push([1,"a"])</script>',
      rscData: Buffer.from('rsc'),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
      status: 200,
      headers: {
        'x-own': '1',
        'content-security-policy': expect.stringContaining("'sha256-"),
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    });
    expect(got?.cacheControl).toEqual({ revalidate: false, expire: undefined });
  });

  it('dresses the object that the first visitor is answered with', async () => {
    const value = await render('<p></p>', { status: 200, tags: [] });
    expect(value.headers).toHaveProperty('content-security-policy');
    expect(value.status).toBe(200);
  });

  it('has the first picture of a page of the site fetched with the document, and none of the panel', async () => {
    const main = (loading: string) => `<main><img src="/media/a.jpg" loading="${loading}"/></main>`;
    expect((await render(main('lazy'), { status: 200, tags: [] })).html).toBe(main('eager'));
    const panel = page(main('lazy'));
    await handler.set('/route-cache/app-page/0123abcd/$/en/master', panel);
    expect(panel.html).toBe(main('lazy'));
  });

  it('keeps nothing of a 404, and lets go of the page that was there', async () => {
    await render('<p>About</p>', { status: 200, tags: ['page'] });
    rows = [{ tag: 'page', seq: 1 }];
    await store.renew(rows);
    const value = await render('<p>Page not found</p>', { status: 404, tags: [] });
    expect([value.status, value.headers?.['cache-control']]).toEqual([404, 'no-store']);
    expect(await store.find(KEY)).toBeNull();
  });

  it('keeps nothing of what a private link shows, and says so to everybody on the way', async () => {
    const headers = { 'x-robots-tag': 'noai, noimageai' };
    const value = await render('<p>Private</p>', { status: 200, tags: [], isPrivate: true, headers });
    expect([value.status, value.headers]).toEqual([
      200,
      expect.objectContaining({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      }),
    ]);
    expect(await store.find(KEY)).toBeNull();
  });

  it('keeps nothing that did not say what it was made of', async () => {
    const value = await render('<p></p>', null);
    expect(value.headers?.['cache-control']).toBe('no-store');
    expect(await store.find(KEY)).toBeNull();
  });

  it('keeps a document of JSON the same way, without a policy', async () => {
    const name = '/route-cache/app-route/1/$/_payload/en/about';
    expect(await handler.get(name, { kind: 'APP_ROUTE' })).toBeNull();
    store.describe('_payload/en/about', { status: 200, tags: [] });
    const body = Buffer.from('{"a":1}');
    const value = {
      kind: 'APP_ROUTE',
      body,
      status: 200,
      headers: { 'content-type': 'application/json' },
    } as Value;
    await handler.set(name, value);
    const got = await handler.get(name, { kind: 'APP_ROUTE' });
    expect(got?.value).toMatchObject({ body, status: 200, headers: { 'content-type': 'application/json' } });
  });

  it('leaves what is no page or document to others', async () => {
    expect(await handler.get('x', { kind: 'FETCH' })).toBeNull();
    await handler.set('x', { kind: 'FETCH' } as Value);
    await handler.set('x', null);
    await handler.revalidateTag();
    handler.resetRequestCache();
    expect(await store.find('x')).toBeNull();
  });
});
