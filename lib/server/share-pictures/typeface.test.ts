import { describe, expect, it } from 'vitest';
import { Typeface } from './typeface';

const light = new Typeface('unbounded', 300);
const heavy = new Typeface('unbounded', 800);

describe('the site’s faces as outlines (decision 11)', () => {
  it.each(['Seed Vault', 'Комнаты прилива', 'Сховище насіння — «Їжак» № 7', 'Casa da Maré Baixa, Łódź'])(
    'has every letter of %s',
    (text) => {
      const set = light.set(text, 40);
      expect(set?.d).toMatch(/^M[-\d.]/);
      expect(set?.width).toBeGreaterThan(200);
    },
  );

  it.each(['العربية', '海', 'a🌊'])('leaves out %s rather than draw boxes', (text) => {
    expect(light.set(text, 40)).toBeNull();
  });

  it('has the weight that is asked for, and grows with the size', () => {
    const width = (face: Typeface, size: number) => face.set('Titan', size)?.width ?? 0;
    expect(width(heavy, 40)).toBeGreaterThan(width(light, 40) * 1.05);
    expect(width(light, 80)).toBeCloseTo(width(light, 40) * 2, 1);
  });

  it('measures as it sets', () => {
    const tracking = -0.01;
    expect(light.measure('Комнаты AV', tracking)).toBeCloseTo(
      (light.set('Комнаты AV', 100, 100 * tracking)?.width ?? 0) / 100,
      5,
    );
    expect(light.measure('海')).toBeNull();
  });

  it('stands on the base line, as high as its capitals', () => {
    const { d = '' } = heavy.set('H', 100) ?? {};
    const heights = [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, , y]) => Number(y));
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([-heavy.capHeight(100), 0]);
  });
});
