import { describe, expect, it } from 'vitest';
import { smartText } from './smart-text';

/** Typed letter by letter. */
function typed(keys: string, language: string): string {
  let text = '';
  for (const key of keys) {
    text += key;
    const replaced = smartText(text, language);
    if (replaced) text = text.slice(0, text.length - replaced.length) + replaced.insert;
  }
  return text;
}

describe('quotation marks and dashes as each language has them', () => {
  it.each([
    ['en', 'She said "hello".', 'She said “hello”.'],
    ['en', '"Tide" and ("Salt")', '“Tide” and (“Salt”)'],
    ['en', "it's the artists' room", 'it’s the artists’ room'],
    ['en', "'Tide'", '‘Tide’'],
    ['en-GB', '"a"', '“a”'],
    ['ru', 'Картина "Море".', 'Картина «Море».'],
    ['uk', 'м\'яч і "Зоря"', 'м’яч і «Зоря»'],
    ['uk', 'п\'єса "Об\'єкт"', 'п’єса «Об’єкт»'],
    ['de', '"Meer"', '„Meer“'],
    ['fr', '"mer"', '«\u202fmer\u202f»'],
    ['ja', '"a"', '“a”'],
    ['en', 'and so on...', 'and so on…'],
    ['en', '1998 -- 2001', '1998 — 2001'],
    ['en', 'well-known', 'well-known'],
    ['en', 'a.b..', 'a.b..'],
    ['en', '50 x 70 x 3 cm', '50 × 70 × 3 cm'],
    ['en', '50 cm x 70 cm', '50 cm × 70 cm'],
    ['uk', '19,5 х 30 см', '19,5 × 30 см'],
    ['en', '50\u00a0x 7', '50\u00a0× 7'],
    ['en', '0x10, Malcolm x 3, 3 x a', '0x10, Malcolm x 3, 3 x a'],
  ])('%s: %s', (language, keys, expected) => expect(typed(keys, language)).toBe(expected));

  it('leaves everything else alone', () => {
    for (const text of ['', 'a', ' ', '1', 'é', '\n']) expect(smartText(text, 'en')).toBeNull();
  });
});
