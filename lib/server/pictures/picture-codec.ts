import 'server-only';

import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '@/lib/domain/errors';
import { hasWideGamut } from '@/lib/domain/media/colour-profile';
import type { Variant } from '@/lib/domain/media/variants';
import { chooseQuality, type Pixels } from './choose-quality';

/** Change this name with anything below that changes pixels or bytes: existing variants are then not served. */
export const RECIPE = '2';

/** Security U-5. */
const MAX_PIXELS = 50_000_000;
const SECONDS = 10;
/** The tallest that WebP can hold. */
const MAX_HEIGHT = 16_383;
/** Effort 5 makes one twentieth less than the default in nearly the same time; 6 takes twice as long. */
const WEBP = { effort: 5, smartSubsample: false };
/** Ten bits keep gradients without steps, and whole colours their edges; effort 4 saves a sixth for six times the work. */
const AVIF = { effort: 3, chromaSubsampling: '4:4:4', bitdepth: 10 } as const;
/** Structural similarity that an AVIF has with the original: small pictures are looked at less closely. */
const WANTED = { small: 0.93, large: 0.95 };
const SMALL = 640;
/** Concurrent encodings; they must not occupy all of Node's four threads, which also read files. */
export const CONCURRENCY = Math.min(availableParallelism(), 3);

sharp.concurrency(1);
sharp.cache(false);

/** What decoding needs to know of a picture beforehand. */
export interface PictureTraits {
  isAnimated: boolean;
  /** Has, or may have, colours that sRGB has not. */
  isWideGamut: boolean;
}

/**
 * Reads the head of a picture.
 * @throws {AppError} `validation_failed` when it is none, is broken or is too large
 */
export async function inspectPicture(bytes: Buffer): Promise<PictureTraits> {
  const facts = await decoding(() => open(bytes).metadata());
  return { isAnimated: (facts.pages ?? 1) > 1, isWideGamut: hasWideGamut(facts) };
}

/** Upright, never larger than it is, and with nothing in it but pixels and, where it takes one, a colour profile. */
export function encodeWebp(bytes: Buffer, traits: PictureTraits, variant: Variant): Promise<Buffer> {
  return decoding(() =>
    scaled(bytes, traits, variant.width)
      .webp({ ...WEBP, quality: variant.quality })
      .toBuffer(),
  );
}

/** For the background only: it takes several times as long as WebP. Its quality is chosen by the picture (decision 10). */
export function encodeAvif(bytes: Buffer, traits: PictureTraits, variant: Variant): Promise<Buffer> {
  return decoding(async () => {
    const picture = await pixelsOf(scaled(bytes, traits, variant.width));
    const wanted = variant.width <= SMALL ? WANTED.small : WANTED.large;
    const quality = await chooseQuality(picture, wanted, ({ data, ...size }, each) =>
      sharp(data, { raw: { ...size, channels: 3 } })
        .avif({ ...AVIF, quality: each })
        .toBuffer(),
    );
    return scaled(bytes, traits, variant.width)
      .avif({ ...AVIF, quality })
      .toBuffer();
  });
}

/** Eight bits of three channels, on white where one can see through. */
async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

function scaled(bytes: Buffer, { isWideGamut }: PictureTraits, width: number): Sharp {
  const source = open(bytes).timeout({ seconds: SECONDS });
  // With eight bits per channel sharp would convert to sRGB and clip wider colours.
  const picture = isWideGamut ? source.pipelineColourspace('rgb16').withIccProfile('p3') : source;
  return picture
    .autoOrient()
    .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTooLarge = /pixel limit/i.test(String(error));
    throw new AppError(
      'validation_failed',
      isTooLarge
        ? 'This picture is too large to be shown at another size.'
        : 'This picture cannot be shown at another size: it is broken, or of a kind that is not known here.',
      { cause: error },
    );
  }
}
