import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as poster from '@/app/api/media/poster/[...pathname]/route';
import * as media from '@/app/media/[...pathname]/route';
import { problem } from '@/lib/contracts/problem';
import { MEDIA } from '@/lib/domain/limits';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, renewedTags, SITE_URL, type TestSite } from './support/site';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
  await storeFile(site, 'films/walk.mp4', 'video/mp4', Buffer.from('film'));
  await storeFile(site, 'works/a.jpg', 'image/jpeg', Buffer.from('picture'));
});
afterAll(() => site.close());

const frame = (colour: string) =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
    .withExif({ IFD0: { Software: 'Somebody' } })
    .jpeg({ quality: 50 })
    .toBuffer();

const put = (pathname: string, raw: Buffer, headers: Record<string, string> = {}) =>
  call(poster, 'PUT', {
    path: '/api/media/poster/x',
    params: { pathname: pathname.split('/') },
    raw: new Uint8Array(raw),
    headers: { origin: SITE_URL, 'content-type': 'image/jpeg', ...editor, ...headers },
  });

describe('the frame that stands for a film (docs/reference/screens.md#notices)', () => {
  it('is stored at an address of its own, and served like any picture', async () => {
    expect((await put('films/walk.mp4', await frame('#223344'))).status).toBe(204);
    const { poster: pathname } = await site.db.mediaItem.findUniqueOrThrow({
      where: { pathname: 'films/walk.mp4' },
    });
    expect(pathname).toMatch(/^posters\/[0-9a-f]{64}\.jpg$/);
    const params = { pathname: (pathname ?? '').split('/') };
    const whole = await call(media, 'GET', { path: `/media/${pathname}`, params });
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(whole.bytes).metadata()).exif).toBeUndefined();
    const tile = await call(media, 'GET', { path: `/media/${pathname}?w=320&q=5`, params });
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(tile.bytes).metadata()).width).toBe(320);

    expect((await put('films/walk.mp4', await frame('#663344'))).status).toBe(204);
    const next = await site.db.mediaItem.findUniqueOrThrow({ where: { pathname: 'films/walk.mp4' } });
    expect(next.poster).not.toBe(pathname);
  });

  it('appears on the pages that show the film', async () => {
    const [film, text] = await Promise.all([
      site.db.mediaItem.findUniqueOrThrow({ where: { pathname: 'films/walk.mp4' } }),
      site.db.pageTranslation.findFirstOrThrow({ where: { page: { path: '/about' } } }),
    ]);
    await site.db.mediaUsage.create({ data: { mediaItemId: film.id, pageTranslationId: text.id } });
    const renewed = async () => (await renewedTags(site)).get(`page:${text.pageId}`) ?? 0;
    const before = await renewed();
    expect((await put('films/walk.mp4', await frame('#123456'))).status).toBe(204);
    expect(await renewed()).toBeGreaterThan(before);
  });

  it('must be a picture, of an existing film, sent by an editor', async () => {
    const before = await readdir(join(site.dataDir, 'media', 'posters'));
    const jpeg = await frame('#112233');
    const codeOf = async (answer: Promise<{ json: unknown }>) => problem.parse((await answer).json).code;
    expect(await codeOf(put('films/none.mp4', jpeg))).toBe('not_found');
    expect(await codeOf(put('../../x', jpeg))).toBe('not_found');
    expect(await codeOf(put('works/a.jpg', jpeg))).toBe('validation_failed');
    expect(await codeOf(put('films/walk.mp4', jpeg.subarray(0, 700)))).toBe('validation_failed');
    expect(await codeOf(put('films/walk.mp4', await sharp(jpeg).png().toBuffer()))).toBe('validation_failed');
    expect(await codeOf(put('films/walk.mp4', Buffer.from('<svg/>')))).toBe('validation_failed');
    expect(await codeOf(put('films/walk.mp4', Buffer.alloc(MEDIA.posterBytes + 1)))).toBe(
      'payload_too_large',
    );
    expect(await codeOf(put('films/walk.mp4', jpeg, { 'content-type': 'image/png' }))).toBe(
      'unsupported_media_type',
    );
    expect(await codeOf(put('films/walk.mp4', jpeg, { cookie: '' }))).toBe('unauthenticated');
    expect(await codeOf(put('films/walk.mp4', jpeg, await site.signIn('translator')))).toBe('forbidden');
    expect(await codeOf(put('films/walk.mp4', jpeg, { origin: 'https://elsewhere.example' }))).toBe(
      'cross_origin',
    );
    expect(await readdir(join(site.dataDir, 'media', 'posters'))).toEqual(before);
  });
});
