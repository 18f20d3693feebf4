import 'server-only';

import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '@/lib/domain/errors';
import { hasWideGamut } from '@/lib/domain/media/colour-profile';
import { cropLeft, cropWidth, type Variant, viewOf } from '@/lib/domain/media/variants';
import { chooseQuality, type Pixels } from './choose-quality';

/** Change this name with anything below that changes pixels or bytes: existing variants are then not served. */
export const RECIPE = '2';

/** Security U-5. */
const MAX_PIXELS = 50_000_000;
/** While somebody waits, and for a process that gives way to all others. */
const SECONDS = { awaited: 10, apart: 300 };
/** The tallest that WebP can hold. */
const MAX_HEIGHT = 16_383;
/** Effort 5 makes one twentieth less than the default in nearly the same time; 6 takes twice as long. */
const WEBP = { effort: 5, smartSubsample: false };
/** Ten bits keep gradients without steps; effort 4 saves a sixth for six times the work. */
const AVIF = { effort: 3, bitdepth: 10 } as const;
/** In larger pictures several pixels are shown as one dot: colour at half the resolution is not seen there, and saves two fifths of the memory. */
const MOST_PIXELS_IN_FULL_COLOUR = 6_000_000;
/** What is this many times smaller loses nothing when it is made from a reduced picture. */
const REDUCED_TWICE = 1.5;
/** Structural similarity that an AVIF has with the original: small pictures are looked at less closely. */
const WANTED = { small: 0.93, large: 0.95 };
const SMALL = 640;
/** Concurrent encodings; they must not occupy all of Node's four threads, which also read files. */
export const CONCURRENCY = Math.min(availableParallelism(), 3);

sharp.concurrency(1);
sharp.cache(false);

/** Its bytes, or the path where they are. */
export type PictureFile = Buffer | string;

type VariantSize = Pick<Variant, 'width' | 'crop'>;

/** What decoding needs to know of a picture beforehand. */
export interface PictureTraits {
  isAnimated: boolean;
  /** Has, or may have, colours that sRGB has not. */
  isWideGamut: boolean;
  /** Pixels, upright. */
  width: number;
  /** Pixels, upright. */
  height: number;
}

/**
 * Reads the head of a picture.
 * @throws {AppError} `validation_failed` when it is none, is broken or is too large
 */
export async function inspectPicture(source: PictureFile): Promise<PictureTraits> {
  const facts = await decoding(() => open(source).metadata());
  return { isAnimated: (facts.pages ?? 1) > 1, isWideGamut: hasWideGamut(facts), ...facts.autoOrient };
}

/** Upright, never larger than it is, and with nothing in it but pixels and, where it takes one, a colour profile. */
export function encodeWebp(source: PictureFile, traits: PictureTraits, variant: Variant): Promise<Buffer> {
  return decoding(() =>
    scaled(source, traits, variant)
      .webp({ ...WEBP, quality: variant.quality })
      .toBuffer(),
  );
}

/**
 * For a process of its own: it takes several times the work and the memory of WebP. The quality is chosen by the picture
 * (decision 10).
 * @returns the picture at each of the widths, and the quality that was chosen for it
 */
export async function* encodeAvifs(
  source: PictureFile,
  traits: PictureTraits,
  widths: readonly number[],
  crop?: number,
): AsyncGenerator<{ width: number; bytes: Buffer; quality: number }> {
  const largest = Math.max(...widths);
  const original = (width: number) => lossless(source, traits, viewOf(width, crop));
  const base = await decoding(() => original(largest));
  for (const width of widths) {
    const isMuchSmaller = width * REDUCED_TWICE <= largest;
    const encoded = await decoding(async () =>
      encodeAvif(
        width === largest
          ? base
          : await (isMuchSmaller ? lossless(base, traits, viewOf(width)) : original(width)),
        traits,
        width,
      ),
    );
    yield { width, ...encoded };
  }
}

async function encodeAvif(
  picture: Buffer,
  traits: PictureTraits,
  width: number,
): Promise<{ bytes: Buffer; quality: number }> {
  const pixels = await pixelsOf(scaled(picture, traits, { width }, SECONDS.apart));
  const wanted = width <= SMALL ? WANTED.small : WANTED.large;
  const isLarge = pixels.width * pixels.height > MOST_PIXELS_IN_FULL_COLOUR;
  const options = { ...AVIF, chromaSubsampling: isLarge ? '4:2:0' : '4:4:4' };
  const quality = await chooseQuality(pixels, wanted, ({ data, ...size }, each) =>
    sharp(data, { raw: { ...size, channels: 3 } })
      .avif({ ...options, quality: each })
      .toBuffer(),
  );
  const bytes = await scaled(picture, traits, { width }, SECONDS.apart)
    .avif({ ...options, quality })
    .toBuffer();
  return { bytes, quality };
}

/** At its size, with all that the encoder is to see, and quickly read again. */
function lossless(source: PictureFile, traits: PictureTraits, size: VariantSize): Promise<Buffer> {
  return scaled(source, traits, size, SECONDS.apart).png({ compressionLevel: 0 }).toBuffer();
}

/** Eight bits of three channels, on white where one can see through. */
async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function open(source: PictureFile): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

function scaled(
  file: PictureFile,
  traits: PictureTraits,
  { width, crop }: VariantSize,
  seconds = SECONDS.awaited,
): Sharp {
  const source = open(file).timeout({ seconds });
  // With eight bits per channel sharp would convert to sRGB and clip wider colours.
  const picture = traits.isWideGamut ? source.pipelineColourspace('rgb16').withIccProfile('p3') : source;
  const upright = picture.autoOrient();
  const cropped = crop === undefined ? null : cropWidth(traits);
  const part =
    cropped === null
      ? upright
      : upright.extract({
          left: cropLeft(traits.width, cropped, crop ?? 0),
          top: 0,
          width: cropped,
          height: traits.height,
        });
  return part
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
