import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawAll } from './draw-all';
import { ART } from './index';

const CELL = 320;
const GAP = 14;
const COLUMNS = 9;

/** Draws every picture and lays them out on one sheet: `npm run art:contact-sheet`. */
async function makeSheet(target: string): Promise<void> {
  const tiles = new Map<string, Buffer>();
  await drawAll(async (piece, file) => {
    tiles.set(piece.pathname, await sharp(file).resize(CELL, CELL, { fit: 'inside' }).png().toBuffer());
    process.stdout.write(`${piece.pathname} ${Math.round(file.length / 1024)} kB\n`);
  }, 2);
  const layers = await Promise.all(
    ART.map(async ({ pathname }, k) => {
      const input = tiles.get(pathname);
      if (!input) throw new Error(`${pathname} is missing`);
      const { width, height } = await sharp(input).metadata();
      const left = GAP + (k % COLUMNS) * (CELL + GAP) + Math.round((CELL - width) / 2);
      const top = GAP + Math.floor(k / COLUMNS) * (CELL + GAP) + Math.round((CELL - height) / 2);
      return { input, left, top };
    }),
  );
  await mkdir(dirname(target), { recursive: true });
  await sharp({
    create: {
      width: GAP + COLUMNS * (CELL + GAP),
      height: GAP + Math.ceil(ART.length / COLUMNS) * (CELL + GAP),
      channels: 3,
      background: '#141416',
    },
  })
    .composite(layers)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(target);
}

await makeSheet(fileURLToPath(new URL('../contact-sheet.jpg', import.meta.url)));
