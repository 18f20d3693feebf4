import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as file from '@/app/api/media/[...pathname]/route';
import * as zoom from '@/app/api/media/deep-zoom/route';
import * as iiif from '@/app/iiif/[...path]/route';
import * as media from '@/app/media/[...pathname]/route';
import { mediaUploaded } from '@/lib/contracts/media';
import { imageInfoSchema } from '@/tests/factories/iiif-schemas';
import { colourAt, writeLargeTiff } from '@/tests/factories/large-tiff';
import { call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';
import { upload } from './support/upload';

/** 60 megapixels: more than is decoded for a variant. */
const SIZE = { width: 10_000, height: 6_000 };
const PATIENCE_MS = 60_000;

let site: TestSite;
let editor: { cookie: string };
let pathname: string;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
  const large = join(site.dataDir, 'large.tif');
  await writeLargeTiff(large, SIZE.width, SIZE.height);
  const answer = await upload([['large.tif', await readFile(large)]], editor);
  const [blob] = mediaUploaded.parse(answer.json).blobs;
  expect(blob).toMatchObject({ contentType: 'image/tiff', ...SIZE });
  pathname = blob?.pathname ?? '';
}, PATIENCE_MS);
afterAll(() => site.close());

const ask = (path: string, headers = {}) =>
  call(iiif, 'GET', {
    path: `/iiif/${pathname}/${path}`,
    params: { path: [...pathname.split('/'), ...path.split('/')] },
    headers,
  });
const list = async () =>
  (await call(zoom, 'GET', { path: '/api/media/deep-zoom', headers: editor })).json.pictures;

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

function expectNear(found: number[], expected: readonly number[]): void {
  for (const [index, value] of expected.entries())
    expect(Math.abs((found[index] ?? -99) - value)).toBeLessThan(6);
}

describe('a picture of 60 megapixels (decision 47)', () => {
  it('is shown at a width before and after its tiles are there, and offered as it is', {
    timeout: PATIENCE_MS,
  }, async () => {
    const params = { pathname: pathname.split('/') };
    const shown = await call(media, 'GET', { path: `/media/${pathname}?w=640&q=75`, params });
    expect(shown.headers.get('content-type')).toMatch(/^image\/(?:webp|avif)$/);
    expectNear(await pixel(shown.bytes, 320, 192), colourAt(5_008, 3_008));
    const stored = await call(media, 'HEAD', { path: `/media/${pathname}`, params });
    expect(stored.headers.get('content-type')).toBe('image/tiff');
    expect(stored.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('gets its tiles, which a viewer elsewhere may read', { timeout: PATIENCE_MS }, async () => {
    await vi.waitFor(async () => expect(await list()).toEqual([]), { timeout: PATIENCE_MS, interval: 100 });
    const info = await ask('info.json');
    expect(info.headers.get('content-type')).toBe(
      'application/ld+json;profile="http://iiif.io/api/image/3/context.json"',
    );
    expect(info.headers.get('access-control-allow-origin')).toBe('*');
    const told = imageInfoSchema.parse(info.json);
    expect(told).toMatchObject({ id: `${SITE_URL}/iiif/${pathname}`, ...SIZE });
    const corner = await ask('9728,5632,272,368/272,368/0/default.jpg');
    expect(corner.headers.get('content-type')).toBe('image/jpeg');
    expectNear(await pixel(corner.bytes, 271, 367), colourAt(9_999, 5_999));
    const again = await ask('9728,5632,272,368/272,368/0/default.jpg', {
      'if-none-match': corner.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    for (const { width, height } of told.sizes) {
      const whole = await ask(`full/${width},${height}/0/default.jpg`);
      expect(await sharp(whole.bytes).metadata()).toMatchObject({ width, height });
    }
    expect((await ask('full/max/0/default.jpg')).bytes.length).toBeGreaterThan(1_000);
  });

  it.each([
    'info.xml',
    '0,0,512,512/512,512/90/default.jpg',
    '0,0,512,512/512,512/0/default.png',
    '0,0,500,500/500,500/0/default.jpg',
    '..,..,..,../512,512/0/default.jpg',
    'full/9,9/0/default.jpg',
  ])('has no %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('is not to be tried again while nothing has failed', async () => {
    const again = await call(zoom, 'POST', {
      path: '/api/media/deep-zoom',
      json: { pathname },
      headers: { ...editor, origin: SITE_URL },
    });
    expect(again.status).toBe(404);
  });

  it('is hidden with its tiles in the bin', async () => {
    const params = { pathname: pathname.split('/') };
    const headers = { ...editor, origin: SITE_URL };
    const binned = await call(file, 'DELETE', { path: `/api/media/${pathname}`, params, headers });
    expect(binned.status).toBe(204);
    expect((await ask('info.json')).status).toBe(404);
    expect((await ask('full/max/0/default.jpg')).status).toBe(404);
  });
});
