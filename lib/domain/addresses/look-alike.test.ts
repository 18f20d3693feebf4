import { describe, expect, it } from 'vitest';
import { isLookAlike, latinLook } from './look-alike';

describe('isLookAlike (Unicode Technical Standard 39: one word, one alphabet)', () => {
  it.each([
    ['/\u0430bout', 'a Cyrillic letter in a Latin word'],
    ['/works/t\u03bfwer', 'a Greek one'],
    ['/вист\u0061вки', 'a Latin letter in a Cyrillic word'],
    ['/\uff4daster', 'full width'],
    ['/works/\u00b2', 'raised'],
    ['/\u24d0bout', 'in a ring'],
    ['/\ufb01lm', 'a ligature'],
  ])('%s: %s', (path) => {
    expect(isLookAlike(path)).toBe(true);
  });

  it.each([
    '/',
    '/about',
    '/выставки',
    '/nft-выставка',
    '/2024-год',
    '/works/über-café',
    '/東京タワー',
    '/tシャツ',
    '/น้ำ',
    '/हिन्दी',
    '/αθήνα',
    '/օրինակ',
    '/한국어',
    '/ꙗзыкъ',
  ])('%s is as it looks', (path) => {
    expect(isLookAlike(path)).toBe(false);
  });
});

it.each([
  ['\u0430\u0440\u0456', 'api'],
  ['выставки', 'выставки'],
  ['\u0435\u0455', 'es'],
  ['about', 'about'],
])('%s looks like %s', (segment, look) => {
  expect(latinLook(segment)).toBe(look);
});
