import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as appRoute from '@/app/%5Fapp/[locale]/[[...path]]/route';
import * as feedRoute from '@/app/%5Ffeed/[locale]/[[...path]]/route';
import * as siteRoute from '@/app/%5Fsite/[name]/route';
import * as file from '@/app/api/media/[...pathname]/route';
import * as bulk from '@/app/api/media/bulk/route';
import * as folders from '@/app/api/media/folders/route';
import * as library from '@/app/api/media/route';
import * as siteTheme from '@/app/api/site/theme/route';
import { mediaFound } from '@/lib/contracts/media';
import { MARK_ICONS } from '@/lib/domain/site-theme/mark-icons';
import { pageMetadata } from '@/lib/server/finding/page-metadata';
import { openPage } from '@/lib/server/pages/view/open-page';
import { iconLinks } from '@/lib/server/site-mark/site-icons';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, renewedTags, type TestSite } from './support/site';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" rx="40" fill="#111"/></svg>',
);
const PNGS = Object.keys(MARK_ICONS).filter((name) => name.endsWith('.png'));

let site: TestSite;
let headers: { cookie: string };
beforeAll(async () => {
  site = await openSite();
  headers = await site.signIn('owner');
  const red = { width: 900, height: 300, channels: 3 as const, background: '#e01010' };
  await storeFile(site, 'uploads/logo.svg', 'image/svg+xml', LOGO);
  await storeFile(site, 'red.png', 'image/png', await sharp({ create: red }).png().toBuffer());
  await storeFile(site, 'broken.png', 'image/png', Buffer.from('no picture'));
  await storeFile(site, 'raw.heic', 'image/heic', Buffer.from('heic'));
  await storeFile(site, 'gone.png', 'image/png', Buffer.from('gone'));
  await site.db.mediaItem.update({ where: { pathname: 'gone.png' }, data: { deletedAt: new Date() } });
});
afterAll(() => site.close());

async function choose(theme: object) {
  const path = '/api/site/theme';
  const { version } = (await call(siteTheme, 'GET', { path, headers })).json;
  return call(siteTheme, 'PUT', { path, headers, json: { version, theme } });
}
const get = (name: string) => call(siteRoute, 'GET', { params: { name } });
const found = async (pathname: string) => {
  const params = { pathname: pathname.split('/') };
  const { json } = await call(file, 'GET', { path: `/api/media/${pathname}`, params, headers });
  return mediaFound.parse(json);
};
const remove = (query = '') =>
  call(file, 'DELETE', {
    path: `/api/media/uploads/logo.svg${query}`,
    params: { pathname: ['uploads', 'logo.svg'] },
    headers,
  });
const sharePicture = async () => {
  const { openGraph } = await pageMetadata(await openPage('en', ['about'], 'page'));
  return ([openGraph?.images].flat()[0] as { url: string }).url;
};

describe('icons without a mark', () => {
  it('are those that the site came with', async () => {
    const { status, bytes, headers: sent } = await get('favicon.ico');
    expect([status, sent.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect(bytes).toEqual(readFileSync('public/favicon.ico'));
    for (const name of PNGS) expect([name, (await get(name)).status]).toEqual([name, 404]);
    expect((await iconLinks()).icon.map(({ url }) => url)).toEqual(['/favicon.ico', '/icon.svg']);
  });
});

describe('the mark of the site (docs/reference/look.md#logo)', () => {
  it('is a picture of the library that can be drawn', async () => {
    for (const name of ['none.png', 'raw.heic', 'gone.png']) {
      const { status, json } = await choose({ mark: `/media/${name}` });
      expect([name, status, json.errors?.[0].path]).toEqual([name, 422, 'theme.mark']);
    }
  });

  it('is in every icon, at its size, for the next visitor', async () => {
    const before = await sharePicture();
    expect((await choose({ mark: '/media/uploads/logo.svg' })).status).toBe(200);
    for (const name of PNGS) {
      const { status, bytes, headers: sent } = await get(name);
      expect([name, status, sent.get('content-type'), sent.get('cache-control')]).toEqual([
        name,
        200,
        'image/png',
        'public, max-age=0, must-revalidate',
      ]);
      const { width, height } = await sharp(bytes).metadata();
      expect([name, width, height]).toEqual([name, MARK_ICONS[name], MARK_ICONS[name]]);
    }
    const { bytes, headers: sent } = await get('favicon.ico');
    expect(sent.get('content-type')).toBe('image/x-icon');
    expect((await sharp(bytes.subarray(22)).metadata()).width).toBe(48);
    expect(await sharePicture()).not.toBe(before);
  });

  it('is named by pages and feeds, at addresses that change with it', async () => {
    const { icon, apple } = await iconLinks();
    expect(icon.map(({ url }) => url.replace(/=[\w-]{10}$/, '=…'))).toEqual([
      '/favicon.ico?v=…',
      '/icon-32.png?v=…',
      '/icon-192.png?v=…',
      '/media/uploads/logo.svg',
    ]);
    expect(apple?.[0]?.url).toMatch(/^\/apple-touch-icon\.png\?v=[\w-]{10}$/);
    const feed = await call(feedRoute, 'GET', { params: { locale: 'en', path: ['works'] } });
    expect(feed.text).toMatch(/<icon>[^<]*\/icon-192\.png\?v=[\w-]{10}<\/icon>/);
    await choose({ mark: '/media/red.png' });
    const other = (await iconLinks()).icon;
    expect(other).toHaveLength(3);
    expect(other[0]?.url).not.toBe(icon[0]?.url);
    await choose({ mark: '/media/uploads/logo.svg' });
    expect((await iconLinks()).icon).toEqual(icon);
  });

  it('is in the app manifest, at the sizes that home screens want', async () => {
    const { json } = await call(appRoute, 'GET', { params: { locale: 'ru' } });
    const icons = json.icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose]);
    expect(icons).toEqual([
      [expect.stringMatching(/^\/icon-192\.png\?v=/), '192x192', 'any'],
      [expect.stringMatching(/^\/icon-512\.png\?v=/), '512x512', 'any'],
      [expect.stringMatching(/^\/icon-maskable-512\.png\?v=/), '512x512', 'maskable'],
    ]);
    const bytes = async (name: string) => (await get(name)).bytes;
    expect(await bytes('icon-maskable-512.png')).not.toEqual(await bytes('icon-512.png'));
  });

  it('stands in the header where the look says so, whole or beside the name, for the next visitor', async () => {
    await site.db.mediaItem.update({ where: { pathname: 'red.png' }, data: { width: 900, height: 300 } });
    const frame = async (path: string) => {
      const opened = await openPage('en', [path], 'page');
      if (opened.kind === 'moved') throw new Error('No page.');
      return opened.kind === 'page' ? opened.view.frame : opened.frame;
    };
    expect(await frame('about')).not.toHaveProperty('mark');
    expect((await choose({ mark: '/media/red.png', brand: 'mark' })).status).toBe(200);
    const red = { src: '/media/red.png', isAlone: true, width: 900, height: 300 };
    expect((await frame('about')).mark).toEqual(red);
    expect((await frame('no-such-page')).mark).toEqual(red);
    await choose({ mark: '/media/red.png', brand: 'both' });
    expect((await frame('about')).mark).toEqual({ ...red, isAlone: false });
    for (const theme of [
      { mark: '/media/red.png', brand: 'neon' },
      { mark: '', brand: 'mark' },
    ]) {
      expect((await choose(theme)).status).toBe(200);
      expect(await frame('about')).not.toHaveProperty('mark');
    }
    const { version } = (await call(siteTheme, 'GET', { path: '/api/site/theme', headers })).json;
    expect(version).toBeGreaterThan(3);
    await choose({ mark: '/media/uploads/logo.svg' });
  });

  it('counts as used, and is named before it is deleted', async () => {
    const unused = await call(library, 'GET', { path: '/api/media?state=unused&limit=100', headers });
    const counted = (await call(folders, 'GET', { path: '/api/media/folders', headers })).json.unused;
    expect(unused.json.blobs).toHaveLength(counted);
    expect(unused.text).toContain('red.png');
    expect(unused.text).not.toContain('logo.svg');
    const all = await call(library, 'GET', { path: '/api/media?limit=100', headers });
    const listed = all.json.blobs.find(
      ({ pathname }: { pathname: string }) => pathname === 'uploads/logo.svg',
    );
    expect(listed.isUsed).toBe(true);
    const { item, isMark, pages } = await found('uploads/logo.svg');
    expect([item.isUsed, isMark, pages]).toEqual([true, true, []]);
    expect((await found('red.png')).isMark).toBe(false);
    const { status, json } = await remove();
    expect([status, json.code, json.isMark]).toEqual([409, 'in_use', true]);
    const many = await call(bulk, 'POST', {
      path: '/api/media/bulk',
      headers,
      json: { action: 'delete', pathnames: ['uploads/logo.svg', 'broken.png'] },
    });
    expect(many.json.done).toEqual(['broken.png']);
    expect(many.json.refused[0]).toMatchObject({ pathname: 'uploads/logo.svg', isMark: true });
  });

  it('leaves the icons to those that the site came with when it goes, and comes back', async () => {
    const seq = async () => (await renewedTags(site)).get('theme');
    const before = await seq();
    expect((await remove('?force=true')).status).toBe(204);
    expect(await seq()).not.toBe(before);
    expect((await get('icon-32.png')).status).toBe(404);
    expect((await iconLinks()).icon[0]?.url).toBe('/favicon.ico');
    // Other things can be changed meanwhile.
    expect((await choose({ mark: '/media/uploads/logo.svg', lines: 'none' })).status).toBe(200);
    await call(bulk, 'POST', {
      path: '/api/media/bulk',
      headers,
      json: { action: 'restore', pathnames: ['uploads/logo.svg'] },
    });
    expect((await get('icon-32.png')).status).toBe(200);
  });

  it('that turns out to be no picture leaves the icons as they were', async () => {
    await call(bulk, 'POST', {
      path: '/api/media/bulk',
      headers,
      json: { action: 'restore', pathnames: ['broken.png'] },
    });
    expect((await choose({ mark: '/media/broken.png' })).status).toBe(200);
    expect((await get('icon-32.png')).status).toBe(404);
    expect((await get('favicon.ico')).bytes).toEqual(readFileSync('public/favicon.ico'));
  });
});
