import 'server-only';

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { hasWideGamut } from '@/lib/domain/media/colour-profile';
import type { Size } from '@/lib/domain/media/model';
import { isBeyondVariants, isReducedFirst, TILE_SIDE, wholeSizes } from '@/lib/domain/media/tiles';
import { VARIANT_WIDTHS } from '@/lib/domain/media/variants';
import type { CuttingTask } from './cutting';

const WIDEST = Math.max(...VARIANT_WIDTHS);
/** As in picture-codec.ts: the tallest that WebP can hold. */
const MAX_HEIGHT = 16_383;
/** Zooming in is to look closely: full colour resolution. */
const JPEG = { quality: 85, chromaSubsampling: '4:4:4' };
/** What shines through a tile, which cannot be transparent. */
const GROUND = '#ffffff';

sharp.cache(false);
sharp.concurrency(2);

/** A moving picture is shown whole by its file alone. */
export class AnimatedPicture extends Error {
  override readonly name = 'AnimatedPicture';
}

/** Does a task; called in a process of its own, where memory that a picture takes harms nobody. */
export async function cutPicture({ work, file, target }: CuttingTask): Promise<void> {
  const facts = await open(file).metadata();
  if (facts.format !== 'tiff' && (facts.pages ?? 1) > 1) throw new AnimatedPicture();
  if (work === 'reduce') await reducedFrom(file, facts).toFile(target);
  else await cut(file, facts, target);
}

/** Read from top to bottom, some lines at a time. */
function open(file: string): Sharp {
  return sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
}

/** Upright and in the colours that variants are made of (decision 10). */
function prepared(picture: Sharp, facts: Metadata): Sharp {
  const converted = hasWideGamut(facts) ? picture.pipelineColourspace('rgb16').withIccProfile('p3') : picture;
  return converted.autoOrient().toColourspace('srgb');
}

function reducedFrom(file: string, facts: Metadata): Sharp {
  return prepared(open(file), facts)
    .resize({ width: WIDEST, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 2 });
}

async function cut(file: string, facts: Metadata, folder: string): Promise<void> {
  const { width, height } = facts.autoOrient;
  await mkdir(folder, { recursive: true });
  if (isBeyondVariants({ width, height })) await cutTiles(file, facts, folder);
  await cutWholeSizes(file, facts, { width, height }, path.join(folder, 'tiles', 'full'));
}

async function cutTiles(file: string, facts: Metadata, folder: string): Promise<void> {
  const upright = `${folder}.upright`;
  try {
    await prepared(await openUpright(file, facts, upright), facts)
      .flatten({ background: GROUND })
      .jpeg(JPEG)
      .tile({ size: TILE_SIDE, layout: 'iiif3' })
      .toFile(path.join(folder, 'tiles'));
  } finally {
    await rm(upright, { force: true });
  }
}

/** Lines of a picture that lies on its side are columns: a large one is laid out in tiles first, to be read in any order. */
async function openUpright(file: string, facts: Metadata, upright: string): Promise<Sharp> {
  if ((facts.orientation ?? 1) === 1 || !isReducedFirst(facts)) return open(file);
  await open(file)
    .keepMetadata()
    .tiff({ tile: true, tileWidth: 256, tileHeight: 256, compression: 'lzw', bigtiff: true })
    .toFile(upright);
  return sharp(upright, { limitInputPixels: false, sequentialRead: false });
}

/** The whole picture at the sizes of the small levels, each made of the largest. */
async function cutWholeSizes(file: string, facts: Metadata, size: Size, folder: string): Promise<void> {
  const sizes = wholeSizes(size);
  const largest = sizes.at(-1);
  if (!largest) return;
  const source = await prepared(open(file), facts)
    .flatten({ background: GROUND })
    .resize({ ...largest, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const { width, height } of sizes) {
    const place = path.join(folder, `${width},${height}`, '0');
    await mkdir(place, { recursive: true });
    await sharp(source)
      .keepIccProfile()
      .resize({ width, height, fit: 'fill' })
      .jpeg(JPEG)
      .toFile(path.join(place, 'default.jpg'));
  }
}
