import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindWords, NO_BREAK_SPACE } from '@/lib/domain/text/bound-words';
import { typedValue } from './typed-value';

const text = fc.array(fc.constantFrom('в', 'а', 'Киеве', '12', 'см', 'ж')).map((words) => words.join(' '));

describe('typedValue', () => {
  it('is what the same typing makes of the text itself', () => {
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (value, inserted, from, count) => {
        const shown = bindWords(value, 'ru');
        const start = Math.min(from % 30, value.length);
        const end = Math.min(start + (count % 9), value.length);
        const type = (before: string) => before.slice(0, start) + inserted + before.slice(end);
        expect(typedValue(type(shown), shown, value)).toBe(type(value));
      }),
    );
  });

  it('keeps a no-break space that somebody typed', () => {
    const value = 'в Киеве';
    const typed = `в${NO_BREAK_SPACE}Киеве${NO_BREAK_SPACE}12`;
    expect(typedValue(typed, bindWords(value, 'ru'), value)).toBe(`в Киеве${NO_BREAK_SPACE}12`);
  });
});
