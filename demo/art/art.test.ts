import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareOf } from '@/tests/setup/shares.mjs';
import { develop } from './core/develop';
import { drawAll } from './draw-all';
import { ART, PICTURES } from './index';
import { tinyPlaceholder } from './placeholder';
import { murmurationFrames } from './video/murmuration';

const WORKS = [
  'tidal-archive salt-meridian the-unlit-coast garden-of-delays quiet-continent last-weather',
  'hollow-titan breathing-column stair-to-nowhere anchor-for-a-cloud three-giants ring-of-rain',
  'pulse-loom magnetic-hymn city-of-signals eleven-thousand-threads murmuration-engine slow-lightning',
  'seed-vault coin-of-breath genesis-petals proof-of-dusk ledger-of-birds sixty-four-moons',
].flatMap((category) => category.split(' '));

const EXHIBITIONS = [
  'soft-machines-2018',
  'a-room-for-the-sea-2019',
  'the-weight-of-light-2021',
  'unlit-2022',
  'distant-gardens-2024',
  'weather-for-one-2025',
];

const EXPECTED = [
  ...WORKS.map((slug) => `works/${slug}.jpg`),
  ...EXHIBITIONS.map((slug) => `exhibitions/${slug}.jpg`),
  ...['tide-rooms', 'iron-and-air', 'signal-works', 'small-ledgers'].map((slug) => `collections/${slug}.jpg`),
  ...Array.from({ length: 24 }, (_, k) => `photos/photo-${String(k + 1).padStart(2, '0')}.jpg`),
  ...['tide', 'titan', 'signals'].map((name) => `hero/${name}.jpg`),
  'portrait/daria-selivan.jpg',
  'video/murmuration-poster.jpg',
];

function find(pathname: string): (typeof ART)[number] {
  const piece = ART.find((candidate) => candidate.pathname === pathname);
  if (!piece) throw new Error(`${pathname} is missing`);
  return piece;
}

describe('the pictures of the demonstration content', () => {
  it('has every picture that the content names, once', () => {
    expect(ART.map(({ pathname }) => pathname).sort()).toEqual([...EXPECTED].sort());
  });

  it('draws the same bytes twice, with the dimensions it tells', async () => {
    for (const pathname of shareOf(['photos/photo-24.jpg', 'works/seed-vault.jpg'], 2)) {
      const piece = find(pathname);
      const [first, second] = [await piece.draw(), await piece.draw()];
      expect(first.equals(second)).toBe(true);
      const { width, height, format } = await sharp(first).metadata();
      expect({ width, height, format }).toEqual({ width: piece.width, height: piece.height, format: 'jpeg' });
    }
  });

  it('paints light that is a number everywhere, neither all dark nor all bright', () => {
    for (const picture of shareOf(PICTURES, 2)) {
      const [width, height] = [Math.round(picture.width / 6), Math.round(picture.height / 6)];
      const canvas = picture.paint(width, height);
      expect([picture.pathname, canvas.width, canvas.height]).toEqual([picture.pathname, width, height]);
      expect([picture.pathname, canvas.data.findIndex((light) => !Number.isFinite(light))]).toEqual([
        picture.pathname,
        -1,
      ]);
      const tones = develop(canvas, { ...picture.look, grain: 0 });
      const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
      const spread = Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length);
      expect([picture.pathname, mean > 12 && mean < 236, spread > 9]).toEqual([picture.pathname, true, true]);
    }
  });

  it('draws a film that ends where it began', () => {
    const count = 24;
    const frames = [...murmurationFrames(192, 108, count)].map((frame) => Uint8ClampedArray.from(frame));
    const apart = (a: number, b: number) =>
      Array.from(frames[a] ?? []).reduce((sum, tone, at) => sum + Math.abs(tone - (frames[b]?.[at] ?? 0)), 0);
    expect(frames.map(({ length }) => length)).toEqual(frames.map(() => 192 * 108 * 3));
    expect(apart(0, count - 1)).toBeLessThan(2 * apart(0, 1));
    expect(apart(0, count / 2)).toBeGreaterThan(apart(0, 1));
  });

  it('draws on threads what it draws alone, and tells a failure once every thread has ended', {
    timeout: 60_000,
  }, async () => {
    const wanted = ['photos/photo-17.jpg', 'photos/photo-24.jpg'];
    const drawn = new Map<string, Buffer>();
    await drawAll(
      async ({ pathname }, file) => {
        drawn.set(pathname, file);
      },
      2,
      ({ pathname }) => wanted.includes(pathname),
    );
    expect([...drawn.keys()].sort()).toEqual(wanted);
    expect(drawn.get('photos/photo-24.jpg')?.equals(await find('photos/photo-24.jpg').draw())).toBe(true);

    const refused = drawAll(
      () => Promise.reject(new Error('the disk is full')),
      2,
      ({ pathname }) => wanted.includes(pathname),
    );
    await expect(refused).rejects.toThrow('the disk is full');
  });
});

describe('the placeholder of a picture', () => {
  it('is a WebP of at most 16 by 16 pixels in fewer than 300 characters', async () => {
    const address = await tinyPlaceholder(await find('photos/photo-17.jpg').draw());
    expect(address).toMatch(/^data:image\/webp;base64,/);
    expect(address.length).toBeLessThan(300);
    const tiny = await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata();
    expect(Math.max(tiny.width, tiny.height)).toBe(16);
  });
});
