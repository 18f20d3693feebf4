import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as file from '@/app/api/media/[...pathname]/route';
import { mediaUploaded } from '@/lib/contracts/media';
import { ANY_BRIGHTNESS, readBrightness } from '@/lib/domain/media/brightness';
import { mediaItemSchema } from '@/lib/domain/media/list-response';
import { mediaPath } from '@/lib/domain/media/pathname';
import { measureMissing } from '@/lib/server/media/measure-missing';
import { findMediaFacts } from '@/lib/server/media/media-facts';
import { call } from './support/call';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';
import { upload } from './support/upload';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

/** A picture with a red disc at three quarters of its width and a quarter of its height. */
function picture(background = '#567'): Promise<Buffer> {
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="28" fill="#e22"/></svg>';
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .composite([{ input: Buffer.from(disc), left: 420, top: 70 }])
    .jpeg()
    .toBuffer();
}

async function change(pathname: string, json: unknown) {
  const answer = await call(file, 'PATCH', {
    path: `/api/media/${pathname}`,
    params: { pathname: pathname.split('/') },
    headers: editor,
    json,
  });
  return mediaItemSchema.parse(answer.json);
}

const cutOnPages = async (pathname: string) => {
  const address = mediaPath(pathname);
  return (await findMediaFacts([address]))[address]?.focalPoint;
};

describe('the focal point of a picture (docs/reference/pictures.md#where-pictures-are-cut)', () => {
  it('is guessed when it is uploaded; the owner’s comes first, until it is taken back', async () => {
    const { json } = await upload([['disc.jpg', await picture()]], editor);
    const [item] = mediaUploaded.parse(json).blobs;
    const { pathname = '', guessedFocalPoint: guess = { x: 0, y: 0 } } = item ?? {};
    expect(item?.focalPoint).toBeUndefined();
    expect(guess.x).toBeCloseTo(0.75, 0);
    expect([guess.x > 0.6, guess.y < 0.4]).toEqual([true, true]);
    expect(await cutOnPages(pathname)).toEqual(guess);
    const own = { x: 0.1, y: 0.9 };
    expect(await change(pathname, { focalPoint: own })).toMatchObject({
      focalPoint: own,
      guessedFocalPoint: guess,
    });
    expect(await cutOnPages(pathname)).toEqual(own);
    expect((await change(pathname, { focalPoint: null })).focalPoint).toBeUndefined();
    expect(await cutOnPages(pathname)).toEqual(guess);
  });

  it('is guessed later for pictures that came before, and again for none; a broken one stays as it is', async () => {
    await storeFile(site, 'older/disc.jpg', 'image/jpeg', await picture('#576'));
    await storeFile(site, 'older/broken.jpg', 'image/jpeg', Buffer.from('no picture'));
    await storeFile(site, 'older/drawing.svg', 'image/svg+xml', Buffer.from('<svg/>'));
    expect(await measureMissing()).toBe(1);
    expect((await cutOnPages('older/disc.jpg'))?.x).toBeGreaterThan(0.6);
    expect(await cutOnPages('older/broken.jpg')).toBeUndefined();
    expect(await measureMissing()).toBe(0);
  });
});

describe('the brightness of a picture (docs/reference/pictures.md#words-on-pictures)', () => {
  const halves = (left: string, right: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: left } })
      .composite([
        {
          input: { create: { width: 300, height: 400, channels: 3, background: right } },
          left: 300,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
  const brightnessOnPages = async (pathname: string) => {
    const address = mediaPath(pathname);
    return readBrightness((await findMediaFacts([address]))[address]?.brightness);
  };

  it('is measured when it is uploaded', async () => {
    const { json } = await upload([['halves.png', await halves('#000', '#fff')]], editor);
    const [item] = mediaUploaded.parse(json).blobs;
    const { lightest, darkest } = await brightnessOnPages(item?.pathname ?? '');
    expect([lightest.slice(0, 5), darkest.slice(7, 12)]).toEqual([Array(5).fill(0), Array(5).fill(1)]);
    expect(item?.brightness).toHaveLength(288);
  });

  it('is measured later for pictures that came before, and may be anything for a moving one', async () => {
    await storeFile(site, 'older/halves.png', 'image/png', await halves('#fff', '#000'));
    const frames = [await halves('#000', '#111'), await halves('#222', '#000')];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    await storeFile(site, 'older/moving.gif', 'image/gif', moving);
    expect(await brightnessOnPages('older/halves.png')).toEqual(ANY_BRIGHTNESS);
    expect(await measureMissing()).toBe(2);
    expect((await brightnessOnPages('older/halves.png')).lightest.slice(7, 12)).toEqual(Array(5).fill(0));
    expect(await brightnessOnPages('older/moving.gif')).toEqual(ANY_BRIGHTNESS);
    expect(await measureMissing()).toBe(0);
  });
});
