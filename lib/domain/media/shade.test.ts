import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/domain/site-theme/colour';
import { ALL_BLACK, ANY_BRIGHTNESS, type Brightness, GRID_SIDE, readBrightness } from './brightness';
import { MOST_SHADE, type ShadeColour, shadeAnywhere, shadeFor, type WordsIn } from './shade';
import { placesOfHeader, placesOfWords, type SlideWords } from './slide-words';

const WHITE: Brightness = readBrightness('_'.repeat(288));
const byCell = (level: (column: number, row: number) => number): Brightness => {
  const levels = Array.from({ length: GRID_SIDE ** 2 }, (_, at) =>
    level(at % GRID_SIDE, Math.floor(at / GRID_SIDE)),
  );
  return { lightest: levels, darkest: levels };
};
const hex = (channels: readonly number[]): `#${string}` =>
  `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
/** What a browser draws. */
const shaded = (channels: readonly number[], share: number, shade: ShadeColour) =>
  channels.map((each) => each * (1 - share) + (shade === 'dark' ? 0 : 255 * share));

describe('the least shade (docs/reference/pictures.md#words-on-pictures)', () => {
  it.each([
    ['white words on black', ALL_BLACK, 1, 'dark', 0],
    ['white words on white', WHITE, 1, 'dark', 0.54],
    ['white words on anything', ANY_BRIGHTNESS, 1, 'dark', 0.54],
    ['black words on white', WHITE, 0, 'light', 0],
    ['black words on black', ALL_BLACK, 0, 'light', 0.46],
    ['white words on a grey that is dark enough', byCell(() => 0.45), 1, 'dark', 0],
    ['white words on one that is not', byCell(() => 0.5), 1, 'dark', 0.08],
    ['words that are hardly readable on black', WHITE, 0.18, 'dark', MOST_SHADE],
  ] as const)('for %s', (_, brightness, words, shade, expected) => {
    expect(shadeAnywhere(brightness, words, shade)).toBeCloseTo(expected, 1);
  });

  it('looks only at what may lie beneath the words, as the picture is cut', () => {
    const whiteRight = byCell((column) => (column < 6 ? 0 : 1));
    const left: WordsIn = { ratio: 1, area: { left: 0, top: 0.5, right: 0.45, bottom: 1 } };
    const at = (x: number, places: WordsIn[]) =>
      shadeFor({ brightness: whiteRight, ratio: 2, focus: { x, y: 0.5 } }, 1, 'dark', places);
    expect(at(0, [left])).toBe(0);
    expect(at(1, [left])).toBeCloseTo(0.54, 1);
    expect(at(0.5, [{ ...left, ratio: 2 }])).toBe(0);
    expect(
      at(0.5, [
        { ...left, ratio: 2 },
        { ratio: 2, area: { ...left.area, right: 0.6 } },
      ]),
    ).toBeCloseTo(0.54, 1);
  });

  it('brings words of any readable colour to 4.5 : 1 on any colour, and is nothing where they are', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const colour = fc.tuple(channel, channel, channel);
    const luminance = (of: readonly number[]) => contrast(hex(of), '#000000') * 0.05 - 0.05;
    fc.assert(
      fc.property(colour, colour, (words, ground) => {
        const shade = luminance(words) > 0.1791 ? 'dark' : 'light';
        const full = contrast(hex(words), shade === 'dark' ? '#141414' : '#ebebeb');
        fc.pre(full > 4.7);
        const grey = luminance(ground);
        const light = grey <= 0.0031308 ? grey * 12.92 : 1.055 * grey ** (1 / 2.4) - 0.055;
        const dark = (0.2126 * ground[0] + 0.7152 * ground[1] + 0.0722 * ground[2]) / 255;
        const brightness = { lightest: byCell(() => light).lightest, darkest: byCell(() => dark).lightest };
        const share = shadeAnywhere(brightness, luminance(words), shade);
        expect(contrast(hex(words), hex(shaded(ground, share, shade)))).toBeGreaterThanOrEqual(4.5);
        if (share > 0.02)
          expect(
            contrast(
              hex(words),
              hex(
                shaded(
                  [light, light, light].map((each) => each * 255),
                  share - 0.02,
                  'dark',
                ),
              ),
            ) < 4.6 || shade === 'light',
          ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('where the words of a slide may stand', () => {
  const words: SlideWords = {
    title: 'Tidal Archive',
    description: 'A hall of slow light.',
    buttons: ['See it'],
  };

  it('is at the foot, where lines begin', () => {
    for (const { area } of placesOfWords(words, 'broad', false)) {
      expect([area.left, area.bottom]).toEqual([0, 1]);
      expect(area.top).toBeGreaterThan(0);
    }
    for (const { area } of placesOfWords(words, 'broad', true)) expect(area.right).toBe(1);
    const [wide] = placesOfWords(words, 'broad', false).slice(-1);
    expect(wide?.area.right).toBeLessThan(0.6);
    expect(wide?.area.top).toBeGreaterThan(0.5);
  });

  it('is no smaller for more words', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(400), (title, description) => {
        const more = { title: 'm'.repeat(title + 10), description: 'm'.repeat(description), buttons: ['m'] };
        const less = { title: 'm'.repeat(title), description: '', buttons: [] };
        for (const shape of ['tall', 'broad'] as const) {
          const small = placesOfWords(less, shape, false);
          for (const [at, { area }] of placesOfWords(more, shape, false).entries())
            expect(area.right).toBeGreaterThanOrEqual(small[at]?.area.right ?? 1);
        }
      }),
    );
  });

  it('is the top of the slide for the header', () => {
    for (const { area } of placesOfHeader(words, 'tall')) {
      expect(area).toMatchObject({ left: 0, top: 0, right: 1 });
      expect(area.bottom).toBeLessThan(0.25);
    }
  });
});
