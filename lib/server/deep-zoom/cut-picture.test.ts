import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTiles, wholeSizes } from '@/lib/domain/media/tiles';
import { distance, labOf, SPACES } from '@/tests/factories/colour-pictures';
import { colourAt, writeLargeTiff } from '@/tests/factories/large-tiff';
import { AnimatedPicture, cutPicture } from './cut-picture';

const SIZE = { width: 4500, height: 3001 };

let folder: string;
let tiff: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cut-'));
  tiff = path.join(folder, 'large.tif');
  await writeLargeTiff(tiff, SIZE.width, SIZE.height);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function cut(file: string, name: string) {
  await cutPicture({ work: 'cut', file, target: path.join(folder, name) });
  const tiles = path.join(folder, name, 'tiles');
  const read = (region: string, size: string) => path.join(tiles, region, size, '0', 'default.jpg');
  return { tiles, read };
}

type Lab = ReturnType<typeof labOf>;

/** The colours of a strip of a tile, pixel by pixel. */
async function strip(file: string, region: Region) {
  const pixels = await sharp(file).extract(region).removeAlpha().raw().toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return labOf([red, green, blue], SPACES.srgb);
  });
}

async function pixel(file: string, left: number, top: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

function expectNear(found: number[], expected: readonly number[]): void {
  for (const [index, value] of expected.entries())
    expect(Math.abs((found[index] ?? -99) - value)).toBeLessThan(5);
}

describe('a picture that is cut', () => {
  it('has every tile of every level, right up to its borders', async () => {
    const { tiles, read } = await cut(tiff, 'all');
    const files = readdirSync(tiles, { recursive: true }).filter((name) =>
      String(name).endsWith('default.jpg'),
    );
    expect(files).toHaveLength(countTiles(SIZE) - 1 + wholeSizes(SIZE).length);
    expectNear(await pixel(read('0,0,512,512', '512,512'), 511, 300), colourAt(511, 300));
    expectNear(await pixel(read('512,0,512,512', '512,512'), 0, 300), colourAt(512, 300));
    expectNear(await pixel(read('4096,2560,404,441', '404,441'), 403, 440), colourAt(4499, 3000));
    expectNear(await pixel(read('4096,2048,404,953', '202,477'), 100, 100), colourAt(4296, 2248));
    expectNear(await pixel(read('full', '282,188'), 141, 94), colourAt(2256, 1504));
    expect(await sharp(read('full', '2250,1501')).metadata()).toMatchObject({ width: 2250, height: 1501 });
  });

  it('has no seams: across the border of two tiles a smooth picture stays smooth', async () => {
    const smooth = path.join(folder, 'smooth.tif');
    const shade = (x: number, y: number): [number, number, number] => [
      60 + (x >> 6),
      80 + (y >> 6),
      110 + ((x + y) >> 7),
    ];
    await writeLargeTiff(smooth, 4100, 1100, shade);
    const { read } = await cut(smooth, 'smooth');
    const last = { left: 511, top: 0, width: 1, height: 512 };
    for (const left of [0, 1024, 3072]) {
      const tile = (from: number) => read(`${from},0,512,512`, '512,512');
      const here = await strip(tile(left), last);
      const beside = await strip(tile(left + 512), { ...last, left: 0 });
      const added = here.map((lab, y) => {
        const own = [511, 512].map((x) => labOf(shade(left + x, y), SPACES.srgb)) as [Lab, Lab];
        return distance(lab, beside[y] ?? [0, 0, 0]) - distance(...own);
      });
      // Less than what an eye can just tell from one another; by CIEDE2000 it is less than one.
      expect(Math.max(...added)).toBeLessThan(2);
    }
  });

  it('stands upright, and keeps colours beyond sRGB', async () => {
    const file = path.join(folder, 'turned.jpg');
    await sharp(tiff)
      .resize(4200, 100, { fit: 'fill' })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .toFile(file);
    const { read } = await cut(file, 'turned');
    const tile = await sharp(read('0,0,100,512', '100,512')).metadata();
    expect(tile).toMatchObject({ width: 100, height: 512, hasProfile: true });
  });

  it('has a copy as large as its widest variant', async () => {
    const target = path.join(folder, 'copy.png');
    await cutPicture({ work: 'reduce', file: tiff, target });
    expect(await sharp(target).metadata()).toMatchObject({ width: 3840, height: 2561, format: 'png' });
  });

  it('is none that moves', async () => {
    const frames = await Promise.all(
      ['#111', '#eee'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const file = path.join(folder, 'moving.webp');
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toFile(file);
    await expect(cut(file, 'moving')).rejects.toThrow(AnimatedPicture);
  });
});
