// `npm run bench:likeness`: twelve works of the demonstration as a tile and as a work: the quality that was chosen, how like the
// original the result is, and what it costs, beside the constant quality of earlier releases (AVIF 50, halved colour).
// `-- --pairs <folder>` writes the middle of each work twice, pixel by pixel: the original on the left.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ART, type ArtPiece } from '@/demo/art/index';
import { HIGHEST } from '@/lib/server/pictures/choose-quality';
import { encodeAvifs, inspectPicture } from '@/lib/server/pictures/picture-codec';
import { structuralSimilarity } from '@/lib/server/pictures/structural-similarity';
import { machineFacts, median, table } from './support/machine';
import { runBenchmark } from './support/processes';

const WORKS = 12;
/** A tile on a phone of three dots a pixel, and a work on a laptop of two. */
const SIZES = { tile: 640, work: 1920 };
const BEFORE = { quality: 50, effort: 3 };
const PAIR_SIDE = 480;

interface Result {
  alike: number;
  bitsPerPixel: number;
}

await runBenchmark(async () => {
  const { values } = parseArgs({ options: { pairs: { type: 'string' } } });
  console.log(machineFacts());
  if (values.pairs) await mkdir(values.pairs, { recursive: true });
  const pieces = ART.filter(({ pathname }) => pathname.startsWith('works/')).slice(0, WORKS);
  for (const [size, width] of Object.entries(SIZES)) {
    const rows: string[][] = [];
    const [ours, before]: [Result[], Result[]] = [[], []];
    let atHighest = 0;
    for (const piece of pieces) {
      const original = await piece.draw();
      const { quality, bytes, reference } = await encode(original, width);
      const once = await sharp(reference).avif(BEFORE).toBuffer();
      const [now, then] = [await judge(reference, bytes), await judge(reference, once)];
      ours.push(now);
      before.push(then);
      if (quality === HIGHEST) atHighest += 1;
      rows.push([nameOf(piece), String(quality), ...cellsOf(now), ...cellsOf(then)]);
      if (values.pairs && size === 'work') await writePair(values.pairs, piece, reference, bytes);
    }
    const middle = (results: Result[]) =>
      cellsOf({
        alike: median(results.map(({ alike }) => alike)),
        bitsPerPixel: median(results.map((each) => each.bitsPerPixel)),
      });
    const head = [
      `${size}, ${width} px`,
      'quality',
      'alike',
      'bits a pixel',
      'before: alike',
      'bits a pixel',
    ];
    console.log(`\n${table([head, ...rows, ['median', '', ...middle(ours), ...middle(before)]])}`);
    console.log(`the highest quality was reached by ${atHighest} of ${pieces.length}`);
  }
});

function nameOf({ pathname }: ArtPiece): string {
  return pathname.replace(/^works\/|\.jpg$/g, '');
}

function cellsOf({ alike, bitsPerPixel }: Result): string[] {
  return [alike.toFixed(3), bitsPerPixel.toFixed(2)];
}

async function encode(original: Buffer, width: number) {
  const traits = await inspectPicture(original);
  const reference = await sharp(original)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .png()
    .toBuffer();
  for await (const { bytes, quality } of encodeAvifs(original, traits, [width]))
    return { bytes, quality, reference };
  throw new Error('nothing was made');
}

/** Judges the whole picture, not only the parts by which its quality was chosen. */
async function judge(reference: Buffer, encoded: Buffer): Promise<Result> {
  const luma = async (picture: Buffer) => {
    const { data, info } = await sharp(picture)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  };
  const [one, other] = [await luma(reference), await luma(encoded)];
  const bitsPerPixel = (8 * encoded.length) / (one.width * one.height);
  return { alike: structuralSimilarity(one, other), bitsPerPixel };
}

async function writePair(folder: string, piece: ArtPiece, reference: Buffer, encoded: Buffer): Promise<void> {
  const { width, height } = await sharp(reference).metadata();
  const side = Math.min(PAIR_SIDE, width, height);
  const place = {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  };
  const [left, right] = await Promise.all(
    [reference, encoded].map((picture) => sharp(picture).extract(place).png().toBuffer()),
  );
  const ground = { width: 2 * side + 8, height: side, channels: 3 as const, background: '#fff' };
  const pair = sharp({ create: ground }).composite([
    { input: left, left: 0, top: 0 },
    { input: right, left: side + 8, top: 0 },
  ]);
  await writeFile(join(folder, `${nameOf(piece)}.png`), await pair.png().toBuffer());
}
