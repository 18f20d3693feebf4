import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from './model';
import { scaleProperties } from './scales';
import facts from './typeface-facts.json';
import { TYPEFACE_PAIR_NAMES, TYPEFACE_PAIRS, type TypefacePair } from './typefaces';

const tokens = readFileSync(new URL('../../../app/theme.css', import.meta.url), 'utf8');

describe('sizes and distances (docs/reference/look.md#letters)', () => {
  it('are by default those of the tokens', () => {
    const missing = Object.entries(scaleProperties(DEFAULT_THEME)).filter(
      ([name, value]) => !tokens.includes(`${name}: ${value};`),
    );
    expect(missing).toEqual([]);
  });

  it.each(TYPEFACE_PAIR_NAMES)('%s: a line has 60 to 75 signs, Latin and Cyrillic', (typefaces) => {
    const measure = Number.parseFloat(scaleProperties({ ...DEFAULT_THEME, typefaces })['--measure'] ?? '');
    const { latin, cyrillic } = facts[TYPEFACE_PAIRS[typefaces].text];
    for (const width of [latin, cyrillic]) {
      expect(measure / width).toBeGreaterThanOrEqual(60);
      expect(measure / width).toBeLessThanOrEqual(75.01);
    }
  });

  it('set the words of buttons larger in faces that look smaller, as titles are', () => {
    const sizeOf = (typefaces: TypefacePair, name: string) =>
      Number(/clamp\(([\d.]+)rem/.exec(scaleProperties({ ...DEFAULT_THEME, typefaces })[name] ?? '')?.[1]);
    for (const pair of TYPEFACE_PAIR_NAMES) {
      const factor = sizeOf(pair, '--size-heading') / sizeOf('unbounded-literata', '--size-heading');
      const button = sizeOf(pair, '--size-button') / sizeOf('unbounded-literata', '--size-button');
      expect(button, pair).toBeCloseTo(factor, 3);
    }
  });

  it('set what is drawn in the face for titles as close as that face is made for', () => {
    const sheets = ['base', 'header', 'layouts', 'section-look', 'filter-bar', 'links'].map((name) =>
      readFileSync(new URL(`../../../components/layout/${name}.css`, import.meta.url), 'utf8'),
    );
    expect(sheets.join('').match(/letter-spacing: -[^;]+;/g)).toBeNull();
  });

  it('let no text be smaller than twelve pixels', () => {
    for (const typefaces of TYPEFACE_PAIR_NAMES) {
      const small = scaleProperties({ ...DEFAULT_THEME, typefaces, size: 'small' })['--size-small'] ?? '';
      expect(Number(/clamp\(([\d.]+)rem/.exec(small)?.[1])).toBeGreaterThanOrEqual(0.75);
    }
  });
});
