import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as file from '@/app/api/media/[...pathname]/route';
import * as bulk from '@/app/api/media/bulk/route';
import * as library from '@/app/api/media/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as served from '@/app/media/[...pathname]/route';
import { mediaBulkDone, mediaFound, mediaUploaded } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import { mediaItemSchema, parseMediaList } from '@/lib/domain/media/list-response';
import { posterPathname } from '@/lib/domain/media/poster';
import { sweepBin } from '@/lib/server/media/sweep-bin';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, renewedTags, type TestSite } from './support/site';
import { upload } from './support/upload';

const DAY_MS = 24 * 60 * 60 * 1000;

let site: TestSite;
let editor: { cookie: string };
let picture: Buffer;

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#268' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const send = (
  method: string,
  pathname: string,
  { query = '', json }: { query?: string; json?: unknown } = {},
) =>
  call(file, method, {
    path: `/api/media/${pathname}${query}`,
    params: { pathname: pathname.split('/') },
    headers: editor,
    ...(json !== undefined && { json }),
  });
const postBulk = (json: unknown) => call(bulk, 'POST', { headers: editor, json });
const look = async (pathname: string, query = '') =>
  (
    await call(served, 'GET', {
      path: `/media/${pathname}${query}`,
      params: { pathname: pathname.split('/') },
    })
  ).status;
const add = (pathname: string) => storeFile(site, pathname, 'image/jpeg', picture);
const isStored = (pathname: string) =>
  access(join(site.dataDir, 'media', pathname)).then(
    () => true,
    () => false,
  );

/** Saves a page that shows a file, and gives its path. */
async function show(pathname: string, path = '/about'): Promise<string> {
  const block = {
    ...{ id: 'b1', component: 'MediaObject', attributes: {} },
    props: { src: `/media/${pathname}`, alt: '', caption: '' },
  };
  const content = { sections: [{ id: 's1', name: 'One', attributes: [], blocks: [block] }] };
  const { status } = await call(byPath, 'PATCH', {
    headers: editor,
    json: { path, locale: 'en', translation: { content } },
  });
  expect(status).toBe(200);
  return path;
}

describe('DELETE /api/media/{pathname} (docs/reference/http-api.md#media; security M-5)', () => {
  it('puts a file into the bin: from then on nobody sees it, at any size', async () => {
    await add('uploads/gone.jpg');
    expect([await look('uploads/gone.jpg'), await look('uploads/gone.jpg', '?w=320&q=75')]).toEqual([
      200, 200,
    ]);
    expect((await send('DELETE', 'uploads/gone.jpg')).status).toBe(204);
    expect([await look('uploads/gone.jpg'), await look('uploads/gone.jpg', '?w=320&q=75')]).toEqual([
      404, 404,
    ]);
    expect((await send('DELETE', 'uploads/gone.jpg')).status).toBe(404);
    expect(await isStored('uploads/gone.jpg')).toBe(true);
    expect((await send('GET', 'uploads/gone.jpg')).json.item.deletedAt).toEqual(expect.any(String));
  });

  it('permanently deletes binned files only, row and bytes', async () => {
    await add('uploads/for-good.jpg');
    expect((await send('DELETE', 'uploads/for-good.jpg', { query: '?forever=true' })).status).toBe(404);
    await send('DELETE', 'uploads/for-good.jpg');
    expect((await send('DELETE', 'uploads/for-good.jpg', { query: '?forever=true' })).status).toBe(204);
    expect([
      await isStored('uploads/for-good.jpg'),
      (await send('GET', 'uploads/for-good.jpg')).status,
    ]).toEqual([false, 404]);
  });

  it('never gives its address to another file, since browsers cache the old one', async () => {
    const draw = (background: string) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer();
    const sent = async (colour: string) => {
      const { json } = await upload([['same.png', await draw(colour)]], editor);
      return mediaUploaded.parse(json).blobs[0]?.pathname ?? '';
    };
    const first = await sent('#111');
    expect(first).toBe('uploads/same.png');
    await send('DELETE', first);
    await send('DELETE', first, { query: '?forever=true' });
    const second = await sent('#222');
    expect(second).toMatch(/^uploads\/same-[\w-]+\.png$/);
    await send('DELETE', second);
    await sweepBin(Date.now() + 31 * DAY_MS);
    expect([first, second]).not.toContain(await sent('#333'));
  });

  it('keeps what lies in the bin for thirty days', async () => {
    const pathname = 'uploads/forgotten.jpg';
    await add(pathname);
    await show(pathname, '/about/photos');
    await send('DELETE', pathname, { query: '?force=true' });
    await sweepBin(Date.now() + 30 * DAY_MS - 60_000);
    expect([await isStored(pathname), (await send('GET', pathname)).status]).toEqual([true, 200]);
    expect(await sweepBin(Date.now() + 30 * DAY_MS + 60_000)).toBeGreaterThan(0);
    expect([await isStored(pathname), (await send('GET', pathname)).status]).toEqual([false, 404]);
    expect(await sweepBin(Date.now() + 31 * DAY_MS)).toBe(0);
  });

  it('names the pages that show it, and is deleted only when forced', async () => {
    await add('uploads/used.jpg');
    const path = await show('uploads/used.jpg');
    const refused = await send('DELETE', 'uploads/used.jpg');
    expect(refused.status).toBe(409);
    expect(problem.parse(refused.json)).toMatchObject({ code: 'in_use', pages: [{ path, language: 'en' }] });
    expect(mediaFound.parse((await send('GET', 'uploads/used.jpg')).json)).toMatchObject({
      item: { isUsed: true },
      pages: [{ path, language: 'en', id: expect.any(String), title: expect.any(String) }],
    });
    const before = await renewedTags(site);
    const { id } = await site.db.page.findUniqueOrThrow({ where: { path } });
    expect((await send('DELETE', 'uploads/used.jpg', { query: '?force=true' })).status).toBe(204);
    expect((await renewedTags(site)).get(`page:${id}`)).toBeGreaterThan(before.get(`page:${id}`) ?? 0);
    expect(await look('uploads/used.jpg')).toBe(404);
    expect((await postBulk({ action: 'restore', pathnames: ['uploads/used.jpg'] })).json.done).toEqual([
      'uploads/used.jpg',
    ]);
    expect(await look('uploads/used.jpg')).toBe(200);
    expect((await send('DELETE', 'uploads/used.jpg')).status).toBe(409);
  });

  it.each([
    ['a way out', '../../package.json'],
    ['an encoded way out', '..%2f..%2fpackage.json'],
    ['a character that cannot be stored', 'uploads/none\0.jpg'],
    ['another separator', 'uploads\\none.jpg'],
    ['5,000 characters', 'a'.repeat(5_000)],
  ])('%s names no file', async (_name, pathname) => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await send(method, encodeURI(pathname));
      expect([method, answer.status]).toEqual([method, 404]);
    }
    const { status: raw } = await call(file, 'DELETE', { params: { pathname: [pathname] }, headers: editor });
    expect(raw).toBe(404);
  });
});

describe('PATCH /api/media/{pathname}', () => {
  it('stores a file’s texts by language, and leaves the others', async () => {
    await add('uploads/sea.jpg');
    const change = async (json: unknown) =>
      mediaItemSchema.parse((await send('PATCH', 'uploads/sea.jpg', { json })).json);
    expect(await change({ alts: { en: 'The sea', uk: 'Море' }, captions: { ru: ' Закат ' } })).toMatchObject({
      alt: 'The sea',
      alts: { en: 'The sea', uk: 'Море' },
      captions: { ru: 'Закат' },
    });
    expect(await change({ alts: { uk: '' }, isDecorative: true, folder: 'Sea' })).toMatchObject({
      alts: { en: 'The sea' },
      captions: { ru: 'Закат' },
      isDecorative: true,
      folder: 'Sea',
    });
    expect(await change({ focalPoint: { x: 0.25, y: 1 } })).toMatchObject({ focalPoint: { x: 0.25, y: 1 } });
    expect((await change({ focalPoint: null })).focalPoint).toBeUndefined();
    expect((await change({ name: '  Закат №3 v1.2 ' })).name).toBe('Закат №3 v1.2.jpg');
    expect((await change({ name: 'a\u202egpj.exe' })).name).toBe('agpj.exe.jpg');
    expect(
      parseMediaList((await call(library, 'GET', { path: '/api/media?folder=Sea', headers: editor })).json),
    ).toMatchObject({
      blobs: [{ pathname: 'uploads/sea.jpg', name: 'agpj.exe.jpg', alt: 'The sea' }],
    });
  });

  it.each([
    [{ alts: { xx: 'Nobody reads it' } }],
    [{ captions: { en: 7 } }],
    [{ focalPoint: { x: 1.1, y: 0 } }],
    [{ focalPoint: { x: 1 } }],
    [{ name: '' }],
    [{ size: 3 }],
    [{ folder: 'x'.repeat(81) }],
  ])('refuses %j', async (json) => {
    await site.db.mediaItem.upsert({
      where: { pathname: 'uploads/refused.jpg' },
      create: { pathname: 'uploads/refused.jpg', contentType: 'image/jpeg', size: 1, hash: 'd'.repeat(64) },
      update: {},
    });
    const before = await site.db.mediaItem.findUnique({ where: { pathname: 'uploads/refused.jpg' } });
    expect((await send('PATCH', 'uploads/refused.jpg', { json })).status).toBe(422);
    expect(await site.db.mediaItem.findUnique({ where: { pathname: 'uploads/refused.jpg' } })).toEqual(
      before,
    );
  });

  it('renews the pages that show a picture when it is cut elsewhere', async () => {
    await add('uploads/cut.jpg');
    const path = await show('uploads/cut.jpg', '/contact');
    const { id } = await site.db.page.findUniqueOrThrow({ where: { path } });
    const seqOf = async () => (await renewedTags(site)).get(`page:${id}`) ?? 0;
    const before = await seqOf();
    await send('PATCH', 'uploads/cut.jpg', { json: { alts: { en: 'Cut' } } });
    expect(await seqOf()).toBe(before);
    await send('PATCH', 'uploads/cut.jpg', { json: { focalPoint: { x: 0, y: 0 } } });
    expect(await seqOf()).toBeGreaterThan(before);
  });
});

describe('POST /api/media/bulk', () => {
  it('changes the files that it can, and reports the refused ones with the reason', async () => {
    for (const name of ['one', 'two', 'shown']) await add(`many/${name}.jpg`);
    const path = await show('many/shown.jpg', '/works');
    const pathnames = ['many/one.jpg', 'many/shown.jpg', 'many/none.jpg', 'many/one.jpg', 'many/two.jpg'];
    const answer = mediaBulkDone.parse((await postBulk({ action: 'delete', pathnames })).json);
    expect(answer.done.toSorted()).toEqual(['many/one.jpg', 'many/two.jpg']);
    expect(answer.refused).toMatchObject([
      { pathname: 'many/shown.jpg', code: 'in_use', pages: [{ path }] },
      { pathname: 'many/none.jpg', code: 'not_found' },
    ]);
    expect(
      (await postBulk({ action: 'restore', pathnames: ['many/one.jpg', 'many/shown.jpg'] })).json,
    ).toMatchObject({
      done: ['many/one.jpg'],
      refused: [{ pathname: 'many/shown.jpg', code: 'not_found' }],
    });
    expect(
      (await postBulk({ action: 'forget', pathnames: ['many/one.jpg', 'many/two.jpg'] })).json.done,
    ).toEqual(['many/two.jpg']);
    expect([await isStored('many/one.jpg'), await isStored('many/two.jpg')]).toEqual([true, false]);
    const moved = { action: 'move', pathnames: ['many/one.jpg', 'many/shown.jpg'], folder: 'Harbour' };
    expect((await postBulk(moved)).json.done.length).toBe(2);
    expect(await site.db.mediaItem.count({ where: { folder: 'Harbour' } })).toBe(2);
    const events = await site.db.auditEvent.findMany({ where: { action: { startsWith: 'media_' } } });
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['media_deleted', 'media_restored', 'media_removed']),
    );
  });

  it('keeps a frame as long as a film has it', async () => {
    const poster = posterPathname(createHash('sha256').update(picture).digest('hex'));
    for (const name of ['first', 'second']) {
      await storeFile(site, `films/${name}.mp4`, 'video/mp4', Buffer.from('film'));
      await site.db.mediaItem.update({ where: { pathname: `films/${name}.mp4` }, data: { poster } });
    }
    await new LocalStorage(join(site.dataDir, 'media')).put(poster, picture);
    for (const [name, isKept] of [
      ['first', true],
      ['second', false],
    ] as const) {
      const pathnames = [`films/${name}.mp4`];
      expect([await look(poster), await look(poster, '?w=320&q=5')]).toEqual([200, 200]);
      await postBulk({ action: 'delete', pathnames });
      const status = isKept ? 200 : 404;
      expect([await look(poster), await look(poster, '?w=320&q=5')]).toEqual([status, status]);
      await postBulk({ action: 'forget', pathnames });
      expect([name, await isStored(poster)]).toEqual([name, isKept]);
    }
  });

  it.each([
    ['no file', { action: 'delete', pathnames: [] }],
    ['501 files', { action: 'delete', pathnames: Array.from({ length: 501 }, (_, n) => `${n}`) }],
    ['an unknown action', { action: 'burn', pathnames: ['a'] }],
    ['a move to nowhere', { action: 'move', pathnames: ['a'] }],
    ['force where nothing is forced', { action: 'restore', pathnames: ['a'], force: true }],
  ])('refuses %s', async (_name, json) => {
    expect((await postBulk(json)).status).toBe(422);
  });
});
