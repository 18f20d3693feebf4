import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RANGES } from '@/scripts/typefaces/letters.mjs';
import facts from './typeface-facts.json';
import {
  type FamilyName,
  type FontScript,
  familyOf,
  fontAddress,
  fontFaces,
  standInFaces,
  TYPEFACE_PAIR_NAMES,
  TYPEFACE_PAIRS,
  UNICODE_RANGES,
} from './typefaces';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const SCRIPTS = Object.keys(UNICODE_RANGES) as FontScript[];

describe('pairs of typefaces (docs/reference/look.md#letters)', () => {
  it('are at least twelve', () => {
    expect(TYPEFACE_PAIR_NAMES.length).toBeGreaterThanOrEqual(12);
  });

  it.each(TYPEFACE_PAIR_NAMES)('%s has files for Latin and Cyrillic, all of them there', (pair) => {
    const { display, text } = TYPEFACE_PAIRS[pair];
    for (const family of [display, text].filter((name) => familyOf(name).weight !== ''))
      for (const script of SCRIPTS) expect(fontAddress(family, script)).toMatch(/\.woff2$/);
    const files = [...fontFaces(pair).matchAll(/url\(([^)]+)\)/g)].map(([, address]) => `public${address}`);
    expect(files.filter((file) => !existsSync(new URL(`../../../${file}`, import.meta.url)))).toEqual([]);
  });

  it('say of their files which letters these hold', () => {
    const hex = (point: number) => point.toString(16).toUpperCase();
    for (const script of SCRIPTS) {
      const ranges = RANGES[script].map(
        ([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`,
      );
      expect(UNICODE_RANGES[script]).toBe(ranges.join(','));
      expect(read('components/layout/fonts.ts')).toContain(`'${UNICODE_RANGES[script]}'`);
    }
  });

  it('have stand-ins of their size: those of the default faces are computed as they are in the tokens', () => {
    const tokens = read('components/layout/tokens.css');
    const [georgia = ''] = standInFaces(familyOf('literata'));
    const [arial = ''] = standInFaces(familyOf('unbounded'));
    for (const [family, face] of [
      ['Text Georgia', georgia],
      ['Display Arial', arial],
    ]) {
      const [, written = ''] = tokens.split(`font-family: "${family}";`);
      const percentIn = (text: string, name: string) =>
        Number(new RegExp(`${name}: ?([\\d.]+)%`).exec(text)?.[1]);
      for (const name of ['size-adjust', 'ascent-override', 'descent-override'])
        expect(percentIn(face ?? '', name)).toBeCloseTo(percentIn(written, name), 0);
    }
  });

  it('come with their licences', () => {
    const chosen = (Object.keys(facts) as FamilyName[]).filter((name) => familyOf(name).weight !== '');
    for (const name of chosen)
      expect(read(`public/builds/typefaces/${name}-licence.txt`)).toContain('SIL OPEN FONT');
  });
});
