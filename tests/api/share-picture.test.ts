import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as shareRoute from '@/app/%5Fshare/[locale]/[[...path]]/route';
import * as file from '@/app/api/media/[...pathname]/route';
import * as replace from '@/app/api/media/replace/route';
import * as library from '@/app/api/media/route';
import { pageSettings } from '@/lib/contracts/page-settings';
import { pageMetadata } from '@/lib/server/finding/page-metadata';
import { openPage } from '@/lib/server/pages/view/open-page';
import { call } from './support/call';
import { storeFile } from './support/files';
import { pageCalls } from './support/pages';
import { openSite, renewedTags, SITE_URL, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;
let headers: { cookie: string };
let id: string;

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/** Red on the left and blue on the right, far wider than what other sites show. */
async function halves(): Promise<Buffer> {
  const half = (background: typeof RED) =>
    sharp({ create: { width: 1500, height: 500, channels: 3, background } })
      .png()
      .toBuffer();
  const canvas = sharp({ create: { width: 3000, height: 500, channels: 3, background: BLUE } });
  return canvas
    .composite([{ input: await half(RED), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

beforeAll(async () => {
  site = await openSite();
  headers = await site.signIn('editor');
  calls = pageCalls(headers);
  await storeFile(site, 'halves.png', 'image/png', await halves());
  await storeFile(site, 'other.png', 'image/png', await halves());
  await storeFile(site, 'words.pdf', 'application/pdf', Buffer.from('%PDF'));
  await storeFile(site, 'raw.heic', 'image/heic', Buffer.from('heic'));
  await storeFile(site, 'gone.png', 'image/png', Buffer.from('gone'));
  await storeFile(site, 'broken.png', 'image/png', Buffer.from('no picture'));
  await site.db.mediaItem.update({ where: { pathname: 'gone.png' }, data: { deletedAt: new Date() } });
  id = await calls.add('/shared');
});
afterAll(() => site.close());

const choose = (sharePicture: string | null) => calls.change(id, { sharePicture });
const sheet = async () => {
  const response = await shareRoute.GET(new Request(SITE_URL), {
    params: Promise.resolve({ locale: 'en', path: ['shared'] }),
  });
  return Buffer.from(await response.arrayBuffer());
};
const reported = async () => {
  const { openGraph } = await pageMetadata(await openPage('en', ['shared'], 'page'));
  const [picture] = [openGraph?.images].flat();
  return picture as { url: string; alt: string };
};
const say = (json: object, pathname = 'halves.png') =>
  call(file, 'PATCH', { path: `/api/media/${pathname}`, params: { pathname: [pathname] }, headers, json });
const isRenewedBy = async (work: () => Promise<unknown>) => {
  const seq = async () => (await renewedTags(site)).get(`page:${id}`);
  const before = await seq();
  await work();
  return (await seq()) !== before;
};

describe('a picture of the library that stands for a page (docs/reference/http-api.md#pages)', () => {
  it('is returned with the page, and accepted only if it can be drawn', async () => {
    expect(pageSettings.parse((await calls.read(id)).json).sharePicture).toBeNull();
    for (const pathname of ['none.png', 'words.pdf', 'raw.heic', 'gone.png']) {
      const { status, json } = await choose(pathname);
      expect([pathname, status, json.errors?.[0].path]).toEqual([pathname, 422, 'sharePicture']);
    }
    const { status, json } = await choose('halves.png');
    expect([status, pageSettings.parse(json).sharePicture]).toEqual([200, { pathname: 'halves.png' }]);
  });

  it('is shown on other sites, cropped around its focal point, with its own alternative text', async () => {
    const drawn = await reported();
    expect(drawn.alt).toContain('/shared');
    expect(await isRenewedBy(() => say({ focalPoint: { x: 0, y: 0.5 } }))).toBe(true);
    const left = await sharp(await sheet()).stats();
    expect(left.dominant.r).toBeGreaterThan(left.dominant.b);
    expect(await isRenewedBy(() => say({ focalPoint: { x: 1, y: 0.5 }, alts: { en: 'Two halves' } }))).toBe(
      true,
    );
    const jpeg = await sheet();
    const { format, width, height } = await sharp(jpeg).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const right = await sharp(jpeg).stats();
    expect(right.dominant.b).toBeGreaterThan(right.dominant.r);
    const now = await reported();
    expect([now.alt, now.url === drawn.url]).toEqual(['Two halves', false]);
    expect(await isRenewedBy(() => say({ alts: { en: 'Halves' } }))).toBe(true);
  });

  it('counts as used, is named before it is deleted, and goes where its file is replaced', async () => {
    const { json: unused } = await call(library, 'GET', {
      path: '/api/media?state=unused&limit=100',
      headers,
    });
    expect(JSON.stringify(unused)).not.toContain('halves.png');
    const { json: details } = await call(file, 'GET', {
      path: '/api/media/halves.png',
      params: { pathname: ['halves.png'] },
      headers,
    });
    expect([details.item.isUsed, JSON.stringify(details.pages)]).toEqual([
      true,
      expect.stringContaining('/shared'),
    ]);
    const remove = (query = '') =>
      call(file, 'DELETE', {
        path: `/api/media/halves.png${query}`,
        params: { pathname: ['halves.png'] },
        headers,
      });
    const { status, json } = await remove();
    expect([status, json.code, json.pages]).toEqual([
      409,
      'in_use',
      [{ id, path: '/shared', title: '/shared', language: 'en' }],
    ]);
    const put = () => call(replace, 'POST', { headers, json: { pathname: 'halves.png', by: 'other.png' } });
    expect(await isRenewedBy(async () => expect((await put()).json).toEqual({ pages: 1 }))).toBe(true);
    expect((await calls.read(id)).json.sharePicture).toEqual({ pathname: 'other.png' });
    expect((await remove()).status).toBe(204);
  });

  it('is copied with its page', async () => {
    const copy = await calls.add('/shared-copy', { from: id });
    expect((await calls.read(copy)).json.sharePicture).toEqual({ pathname: 'other.png' });
    await calls.remove(copy);
  });

  it('is replaced by the generated one while it is binned, broken or removed', async () => {
    const remove = { path: '/api/media/other.png?force=true', params: { pathname: ['other.png'] }, headers };
    const chosen = await reported();
    expect(await isRenewedBy(() => call(file, 'DELETE', remove))).toBe(true);
    expect((await calls.read(id)).json.sharePicture).toBeNull();
    expect((await reported()).url).not.toBe(chosen.url);
    expect((await sharp(await sheet()).metadata()).width).toBe(1200);
    expect((await choose('broken.png')).status).toBe(200);
    expect((await sharp(await sheet()).metadata()).width).toBe(1200);
    expect(await isRenewedBy(() => choose(null))).toBe(true);
    expect((await reported()).alt).toContain('/shared');
  });
});
