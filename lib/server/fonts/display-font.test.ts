import { describe, expect, it } from 'vitest';
import { displayFontFile } from './display-font';

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
