import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '@/lib/domain/site-theme/model';
import { asIconFile, drawMarkIcon, drawMaskableIcon } from './draw-mark';

const PAPER = [0xf6, 0xf1, 0xe7];
const DARK = [0x0a, 0x0a, 0x0c];

const logo = (colour: string, box = '0 0 400 100') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect width="100%" height="100%" rx="40" fill="${colour}"/></svg>`,
  );

const pixel = async (png: Buffer, left: number, top: number) => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('an icon made from the mark (docs/reference/look.md#logo)', () => {
  it.each([32, 48, 180, 192])('has %i pixels a side, whatever the shape of the mark', async (side) => {
    for (const box of ['0 0 400 100', '0 0 100 400', '0 0 8 8']) {
      const { width, height, format, hasAlpha } = await sharp(
        await drawMarkIcon(logo('#111111', box), side, DEFAULT_THEME),
      ).metadata();
      expect([width, height, format, hasAlpha]).toEqual([side, side, 'png', false]);
    }
  });

  it.each([
    ['#111111', PAPER],
    ['#fafafa', DARK],
  ])('shows a logo of %s whole, on the ground on which it is seen', async (colour, ground) => {
    const png = await drawMarkIcon(logo(colour), 180, DEFAULT_THEME);
    for (const [left, top] of [
      [0, 0],
      [8, 90],
      [171, 90],
      [90, 40],
    ] as const)
      expect(await pixel(png, left, top)).toEqual(ground);
    expect(await pixel(png, 90, 90)).not.toEqual(ground);
    expect(await pixel(png, 30, 90)).toEqual(await pixel(png, 150, 90));
  });

  it('lets a picture that has a ground of its own reach the edges', async () => {
    const red = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#e01010' } })
      .png()
      .toBuffer();
    expect(await pixel(await drawMarkIcon(red, 32, DEFAULT_THEME), 0, 0)).toEqual([0xe0, 0x10, 0x10]);
  });

  it.each(['0 0 400 100', '0 0 100 400', '0 0 100 100'])(
    'that is cut to a circle still has the whole mark: %s',
    async (box) => {
      const side = 512;
      const png = await drawMaskableIcon(logo('#111111', box), side, DEFAULT_THEME);
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([side, side, 3]);
      let drawn = 0;
      let farthest = 0;
      for (let at = 0; at < data.length; at += 3) {
        if (data[at] === PAPER[0]) continue;
        drawn += 1;
        const [left, top] = [(at / 3) % side, Math.floor(at / 3 / side)];
        farthest = Math.max(farthest, Math.hypot(left - side / 2, top - side / 2));
      }
      expect(drawn).toBeGreaterThan(10_000);
      expect(farthest).toBeLessThanOrEqual(0.4 * side);
    },
  );

  it('that is cut goes on in the colour in which a picture ends', async () => {
    const red = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#e01010' } })
      .composite([
        {
          input: { create: { width: 20, height: 20, channels: 3, background: '#ffffff' } },
          gravity: 'centre',
        },
      ])
      .png()
      .toBuffer();
    const png = await drawMaskableIcon(red, 512, DEFAULT_THEME);
    expect(await pixel(png, 0, 0)).toEqual([0xe0, 0x10, 0x10]);
    expect(await pixel(png, 256, 256)).toEqual([0xff, 0xff, 0xff]);
  });

  it('is refused for what is no picture', async () => {
    await expect(drawMarkIcon(Buffer.from('no picture'), 32, DEFAULT_THEME)).rejects.toThrow();
  });

  it('is the one picture of an icon file', async () => {
    const png = await drawMarkIcon(logo('#111111'), 48, DEFAULT_THEME);
    const file = asIconFile(png, 48);
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    expect(file.subarray(file.readUInt32LE(18), file.readUInt32LE(18) + file.readUInt32LE(14))).toEqual(png);
  });
});
