import { describe, expect, it } from 'vitest';
import { displayFontFile, fontsAhead } from './fonts-ahead';

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
    const ahead = fontsAhead('uk', { typefaces: 'inter-tight-inter' }, FILES);
    expect(ahead).toEqual([
      expect.stringMatching(/^\/builds\/typefaces\/inter-tight-cyrillic-normal\.[0-9a-f]{8}\.woff2$/),
      expect.stringMatching(/^\/builds\/typefaces\/inter-cyrillic-normal\.[0-9a-f]{8}\.woff2$/),
    ]);
    expect(fontsAhead('ar', { typefaces: 'inter-tight-inter' }, FILES)).toEqual([]);
  });

  it('leave out running text in the default face', () => {
    expect(fontsAhead('en', { typefaces: 'unbounded-literata' }, FILES)).toEqual([
      '/_next/static/media/unbounded_latin_normal.1tz5lbfn.woff2',
    ]);
    expect(fontsAhead('en', { typefaces: 'manrope-literata' }, FILES)).toHaveLength(1);
  });
});
