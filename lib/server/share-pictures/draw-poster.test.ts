import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ShareFacts } from '@/lib/domain/share-picture/share-facts';
import { DEFAULT_THEME } from '@/lib/domain/site-theme/model';
import { drawPoster, POSTER } from './draw-poster';

const FACTS: ShareFacts = {
  title: 'Сховище насіння',
  artist: 'Дарія Селіван',
  label: ['2021', 'Генеративні рисунки, цілком записані в блокчейн'],
  cover: null,
  focus: null,
  isBorrowed: false,
  isHung: true,
  theme: 'dark',
};

const COLOURS = { ...DEFAULT_THEME.dark, muted: '#aaa49b' } as const;

/** How much of a part of the sheet is not its ground. */
async function inkIn(jpeg: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(jpeg).extract(part).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

const WORDS = { left: 0, top: 300, width: 600, height: 330 };
const PICTURE = { left: 660, top: 100, width: 400, height: 400 };

function noise(width: number, height: number): Promise<Buffer> {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, noise: grain, background: '#000' } })
    .jpeg()
    .toBuffer();
}

describe('drawPoster (issue "Finding it")', () => {
  it.each([
    [300, 600, true],
    [600, 300, true],
    [600, 300, false],
    [30, 20, false],
  ])('draws a picture of %i × %i beside its words', async (width, height, isHung) => {
    const jpeg = await drawPoster({ ...FACTS, isHung }, await noise(width, height), COLOURS);
    const { format, space, ...size } = await sharp(jpeg).metadata();
    expect([format, size.width, size.height, space]).toEqual(['jpeg', POSTER.width, POSTER.height, 'srgb']);
    expect(jpeg.length).toBeLessThan(250_000);
    expect(await inkIn(jpeg, WORDS)).toBeGreaterThan(20);
    expect(await inkIn(jpeg, PICTURE)).toBeGreaterThan(10);
  });

  it('cuts a picture about its focal point', async () => {
    const left = { width: 900, height: 600, channels: 3 as const, background: '#e22' };
    const halves = await sharp({ create: { ...left, width: 1800, background: '#22e' } })
      .composite([{ input: { create: left }, left: 0, top: 0 }])
      .png()
      .toBuffer();
    for (const [x, colour] of [
      [0, 'r'],
      [1, 'b'],
    ] as const) {
      const jpeg = await drawPoster({ ...FACTS, isHung: false, focus: { x, y: 0.5 } }, halves, COLOURS);
      const { dominant } = await sharp(await sharp(jpeg).extract(PICTURE).toBuffer()).stats();
      expect(dominant[colour]).toBeGreaterThan(200);
    }
  });

  it('sets only letters where there is no picture', async () => {
    const jpeg = await drawPoster({ ...FACTS, theme: 'paper' }, null, COLOURS);
    expect(jpeg.length).toBeLessThan(100_000);
    expect(await inkIn(jpeg, WORDS)).toBeGreaterThan(20);
  });

  it('has the mark of the site above its words, on a ground that shows it', async () => {
    const [width, height] = [120, 60];
    const png = await sharp({ create: { width, height, channels: 3, background: '#101012' } })
      .png()
      .toBuffer();
    const place = { left: 60, top: 60, width: width + 28, height: height + 28 };
    const corners = async (ground: string) => {
      const jpeg = await drawPoster(FACTS, null, COLOURS, { png, width, height, ground });
      const part = await sharp(jpeg).extract(place).raw().toBuffer();
      return [part[3 * (place.width * 4 + 4)], part[3 * (place.width * 44 + 74)]];
    };
    const [plain, without] = await corners('#0a0a0c');
    expect([plain, without].every((red) => Number(red) < 40)).toBe(true);
    const [plate, mark] = await corners('#f6f1e7');
    expect([Number(plate) > 230, Number(mark) < 40]).toEqual([true, true]);
  });

  it('leaves out words that its faces cannot write', async () => {
    const jpeg = await drawPoster({ ...FACTS, title: 'العربية', artist: '海', label: ['海'] }, null, COLOURS);
    expect(await inkIn(jpeg, { left: 0, top: 0, width: 1200, height: 630 })).toBeLessThan(1);
  });

  it('refuses what is no picture', async () => {
    await expect(drawPoster(FACTS, Buffer.from('no picture'), COLOURS)).rejects.toThrow();
  });
});
