import { describe, expect, it } from 'vitest';
import { facesOf } from '@/lib/domain/site-theme/faces';
import type { TypefacePair } from '@/lib/domain/site-theme/typefaces';
import { displayFontFile, fontsAhead } from './fonts-ahead';

const aheadOf = (tag: string, typefaces: TypefacePair) =>
  fontsAhead(facesOf({ typefaces, ownDisplay: '', ownText: '' }, [], tag), FILES);

const FILES = [
  'literata_cyrillic_normal.30790udf.woff2',
  'unbounded_cyrillic_normal.4410a-by.woff2',
  'unbounded_latin_normal.1tz5lbfn.woff2',
];

describe('letters of the display face that are fetched ahead', () => {
  it.each([
    ['en', 'unbounded_latin_normal.1tz5lbfn.woff2'],
    ['en-GB', 'unbounded_latin_normal.1tz5lbfn.woff2'],
    ['ru', 'unbounded_cyrillic_normal.4410a-by.woff2'],
    ['uk-UA', 'unbounded_cyrillic_normal.4410a-by.woff2'],
    ['sr-Latn', 'unbounded_latin_normal.1tz5lbfn.woff2'],
    ['ar', undefined],
  ])('%s: %s', (tag, file) => {
    expect(displayFontFile(tag, FILES)).toBe(file);
  });

  it('are none where nothing was built', () => {
    expect(displayFontFile('en', [])).toBeUndefined();
  });
});

describe('letters of a chosen pair that are fetched ahead', () => {
  it('are those of both faces, in the script of the language', () => {
    const ahead = aheadOf('uk', 'inter-tight-inter');
    expect(ahead).toEqual([
      expect.stringMatching(/^\/builds\/typefaces\/inter-tight-cyrillic-normal\.[0-9a-f]{8}\.woff2$/),
      expect.stringMatching(/^\/builds\/typefaces\/inter-cyrillic-normal\.[0-9a-f]{8}\.woff2$/),
    ]);
    expect(aheadOf('ar', 'inter-tight-inter')).toEqual([]);
  });

  it('leave out running text in the default face', () => {
    expect(aheadOf('en', 'unbounded-literata')).toEqual([
      '/_next/static/media/unbounded_latin_normal.1tz5lbfn.woff2',
    ]);
    expect(aheadOf('en', 'manrope-literata')).toHaveLength(1);
  });
});

describe('files of an uploaded font that are fetched ahead', () => {
  const id = 'ab12cd34ab12cd34ab12cd34ab12cd34';
  const file = (style: 'regular' | 'italic', hash: string) => ({
    style,
    hash,
    size: 1,
    weight: [400, 400] as [number, number],
  });
  const font = {
    ...{
      id,
      name: 'Tide',
      kind: 'serif' as const,
      ascent: 1,
      descent: 0.2,
      xHeight: 0.5,
      latin: 0.5,
      cyrillic: 0.5,
    },
    ...{ letters: '41-5a,61-7a', isRestricted: false },
    files: [file('italic', 'b'.repeat(64)), file('regular', 'a'.repeat(64))],
  };
  const ahead = (tag: string, chosen: { ownDisplay?: string; ownText?: string }) =>
    fontsAhead(
      facesOf({ typefaces: 'unbounded-literata', ownDisplay: '', ownText: '', ...chosen }, [font], tag),
      FILES,
    );
  const own = `/media/fonts/${'a'.repeat(64)}.woff2`;

  it('are the regular one, once, instead of those of the pair', () => {
    expect(ahead('en', { ownDisplay: id, ownText: id })).toEqual([own]);
    expect(ahead('en', { ownText: id })).toEqual([
      '/_next/static/media/unbounded_latin_normal.1tz5lbfn.woff2',
      own,
    ]);
  });

  it('are none in a language for which it lacks letters', () => {
    expect(ahead('uk', { ownDisplay: id, ownText: id })).toEqual([
      '/_next/static/media/unbounded_cyrillic_normal.4410a-by.woff2',
    ]);
  });
});
