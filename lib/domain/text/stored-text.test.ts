import { describe, expect, it } from 'vitest';
import { isStorableText } from './stored-text';

describe('text that the database can hold (security V-4)', () => {
  it.each(['', 'ї', '🎨', '\u0001\t\n', '\u202e', '\uffff'])('%j is kept', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each(['a\0b', '\ud800', '\udc00x', '🎨'.slice(0, 1), '🎨'.slice(1)])('%j is refused', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});
