import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { distance, labOf, pictureOf, profileOf, SPACES, shownLab } from '@/tests/factories/colour-pictures';
import { HIGHEST } from './choose-quality';
import { encodeAvifs, encodeWebp, inspectPicture, type PictureTraits } from './picture-codec';

const VIEW = { width: 320, quality: 75 };

async function encodeAvif(picture: Buffer, traits: PictureTraits, { width } = VIEW): Promise<Buffer> {
  for await (const { bytes } of encodeAvifs(picture, traits, [width])) return bytes;
  throw new Error('nothing was made');
}

async function webpOf(picture: Buffer, variant = VIEW): Promise<Buffer> {
  return encodeWebp(picture, await inspectPicture(picture), variant);
}

/** Red above, blue below, stored as by a camera that was held turned. */
function turned(orientation: number): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 60, height: 20, channels: 3 as const, background },
  });
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
    .composite([{ input: half('#00f'), left: 0, top: 20 }])
    .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'secret' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

describe('colours of a picture at another size', () => {
  it.each<[keyof typeof SPACES, [number, number, number]]>([
    ['displayP3', [250, 20, 20]],
    ['displayP3', [20, 240, 40]],
    ['displayP3', [128, 128, 128]],
    ['adobeRgb', [130, 225, 90]],
    ['adobeRgb', [60, 90, 200]],
    ['proPhoto', [150, 120, 60]],
    ['proPhoto', [90, 150, 110]],
    ['srgb', [250, 20, 20]],
    ['srgb', [30, 140, 220]],
  ])('%s %j looks as it was meant', async (space, colour) => {
    const picture = await pictureOf(colour, profileOf(SPACES[space]));
    const meant = labOf(colour, SPACES[space]);
    const traits = await inspectPicture(picture);
    expect(distance(await shownLab(await encodeWebp(picture, traits, VIEW)), meant)).toBeLessThan(3);
    expect(distance(await shownLab(await encodeAvif(picture, traits, VIEW)), meant)).toBeLessThan(4);
  });

  it('would be washed out without the profile', async () => {
    const picture = await pictureOf([250, 20, 20], profileOf(SPACES.displayP3));
    const naive = await sharp(picture).webp({ quality: 75 }).toBuffer();
    expect(distance(await shownLab(naive), labOf([250, 20, 20], SPACES.displayP3))).toBeGreaterThan(8);
  });

  it('takes a profile along only where sRGB is too small', async () => {
    const hasProfile = async (picture: Buffer) => (await sharp(await webpOf(picture)).metadata()).hasProfile;
    expect(await hasProfile(await pictureOf([1, 2, 3], profileOf(SPACES.displayP3)))).toBe(true);
    expect(await hasProfile(await pictureOf([1, 2, 3], profileOf(SPACES.srgb)))).toBe(false);
    expect(await hasProfile(await pictureOf([1, 2, 3], null))).toBe(false);
  });

  it('shows inks and grey without a profile of their own', async () => {
    const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c03020' } });
    const inks = await webpOf(
      await plain.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    );
    expect(distance(await shownLab(inks), labOf([192, 48, 32], SPACES.srgb))).toBeLessThan(12);
    const grey = await webpOf(await plain.clone().greyscale().toColourspace('b-w').png().toBuffer());
    const [, a, b] = await shownLab(grey);
    expect(Math.hypot(a, b)).toBeLessThan(3);
  });

  it('keeps sixteen bits that carry a profile right', async () => {
    const pixels = Uint16Array.from(
      { length: 64 * 64 * 3 },
      (_, index) => [65_000, 5_000, 5_000][index % 3] ?? 0,
    );
    const png = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .toColourspace('rgb16')
      .withIccProfile('srgb')
      .png()
      .toBuffer();
    const seen = await sharp(png).webp({ quality: 75 }).withIccProfile('srgb').toBuffer();
    const shown = await sharp(seen, { ignoreIcc: true }).raw().toBuffer();
    const meant = labOf([shown[0] ?? 0, shown[1] ?? 0, shown[2] ?? 0], SPACES.srgb);
    expect(distance(await shownLab(await webpOf(png)), meant)).toBeLessThan(4);
  });
});

describe('shape and size', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright for orientation %i, and says nothing of it',
    async (orientation) => {
      const made = await webpOf(await turned(orientation));
      const { width, height, exif, xmp, orientation: reported } = await sharp(made).metadata();
      expect([width, height]).toEqual(orientation < 5 ? [60, 40] : [40, 60]);
      expect([exif, xmp, reported]).toEqual([undefined, undefined, undefined]);
      // Where red must have come to, by the definition of each orientation.
      const isRedAt = {
        1: 'top',
        2: 'top',
        3: 'bottom',
        4: 'bottom',
        5: 'left',
        6: 'right',
        7: 'right',
        8: 'left',
      };
      const side = isRedAt[orientation as keyof typeof isRedAt];
      const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) =>
        data[(Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3] ?? 0;
      const reds = { top: at(0.5, 0.1), bottom: at(0.5, 0.9), left: at(0.1, 0.5), right: at(0.9, 0.5) };
      expect(reds[side as keyof typeof reds]).toBeGreaterThan(180);
    },
  );

  it('never enlarges, and holds the width asked for', async () => {
    const picture = await pictureOf([10, 20, 30], null, 500);
    expect((await sharp(await webpOf(picture)).metadata()).width).toBe(320);
    expect((await sharp(await webpOf(picture, { width: 1536, quality: 75 })).metadata()).width).toBe(500);
  });

  it('fits a very tall picture into what WebP can hold', async () => {
    const tall = await sharp({ create: { width: 400, height: 30_000, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const { width, height } = await sharp(await webpOf(tall)).metadata();
    expect([width, height]).toEqual([218, 16_383]);
  });

  it('keeps what can be seen through', async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    expect((await sharp(await webpOf(clear)).metadata()).hasAlpha).toBe(true);
  });

  it('tells a moving picture from a still one', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await inspectPicture(moving)).toMatchObject({ isAnimated: true });
    expect(await inspectPicture(await frame('#f00'))).toMatchObject({ isAnimated: false });
  });
});

describe('what is hostile or broken (security U-5)', () => {
  /** The head of a PNG of any size, with nothing behind it. */
  function claimed(width: number, height: number): Buffer {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
      'base64',
    );
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('<html>')],
    ['a head alone', async () => (await pictureOf([1, 2, 3], null)).subarray(0, 100)],
    [
      'half of a picture',
      async () => {
        const whole = await sharp({
          create: {
            width: 500,
            height: 500,
            channels: 3,
            background: '#345',
            noise: { type: 'gaussian', mean: 100, sigma: 30 },
          },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['six hundred million pixels', () => claimed(30_000, 20_000)],
    ['just over the limit', () => claimed(10_000, 5_001)],
  ])('%s is refused in words', async (_name, make) => {
    const picture = await make();
    await expect(webpOf(picture)).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/^This picture/),
    });
  });
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

it('says with which quality a picture was made, which has an end', async () => {
  const create = { width: 768, height: 384, channels: 3 as const, background: '#345' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 4 };
  const qualityOf = async (drawn: Sharp) => {
    const picture = await drawn.png().toBuffer();
    for await (const { quality } of encodeAvifs(picture, await inspectPicture(picture), [768]))
      return quality;
    throw new Error('nothing was made');
  };
  expect(await qualityOf(sharp({ create }))).toBeLessThan(60);
  expect(await qualityOf(sharp({ create: { ...create, noise } }))).toBe(HIGHEST);
});

describe('a crop for tall screens', () => {
  /** A stripe every 60 pixels, each in another grey. */
  const stripes = () =>
    sharp({ create: { width: 1200, height: 600, channels: 3, background: '#000' } })
      .composite(
        Array.from({ length: 20 }, (_, n) => ({
          input: { create: { width: 60, height: 600, channels: 3 as const, background: grey(n) } },
          left: n * 60,
          top: 0,
        })),
      )
      .png()
      .toBuffer();
  const grey = (n: number) => ({ r: n * 12, g: n * 12, b: n * 12 });
  const greysAt = async (picture: Buffer) => {
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => Math.round((data[Math.round(x * (info.width - 1))] ?? 0) / 12);
    return [at(0.02), at(0.98)];
  };

  it.each([
    [0, [0, 6]],
    [500, [6, 13]],
    [1000, [13, 19]],
  ])('at %i shows its part, as WebP and as AVIF', async (crop, ends) => {
    const picture = await stripes();
    const traits = await inspectPicture(picture);
    const webp = await encodeWebp(picture, traits, { ...VIEW, crop });
    expect(await sharp(webp).metadata()).toMatchObject({ width: 320, height: 480 });
    expect(await greysAt(webp)).toEqual(ends);
    for await (const { width, bytes } of encodeAvifs(picture, traits, [320, 400], crop)) {
      const made = await sharp(bytes).metadata();
      expect([made.width, made.height]).toEqual([width, width * 1.5]);
      expect(await greysAt(bytes)).toEqual(ends);
    }
  });

  it('is no larger than the part is, of a picture that stands upright', async () => {
    const lying = await sharp(await stripes())
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const traits = await inspectPicture(lying);
    expect(traits).toMatchObject({ width: 1200, height: 600 });
    const made = await encodeWebp(lying, traits, { ...VIEW, width: 1024, crop: 500 });
    expect(await sharp(made).metadata()).toMatchObject({ width: 400, height: 600 });
    expect(await greysAt(made)).toEqual([6, 13]);
  });

  it('is the whole of a picture that is too narrow', async () => {
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const made = await encodeWebp(picture, await inspectPicture(picture), { ...VIEW, crop: 500 });
    expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 427 });
  });
});
