import { describe, expect, it } from 'vitest';
import { balancedLines, fitText } from './set-lines';

/** Every letter is one wide. */
const count = (text: string) => text.length;

describe('balancedLines', () => {
  it.each([
    ['Seed Vault', 20, ['Seed Vault']],
    ['Eleven thousand threads of one', 24, ['Eleven thousand', 'threads of\u00a0one']],
    ['one two three four', 14, ['one two', 'three four']],
    ['Дарья Селиван и о ней', 14, ['Дарья Селиван', 'и\u00a0о\u00a0ней']],
    ['one\u00a0two six', 9, ['one\u00a0two', 'six']],
    ['', 10, []],
  ])('%j in %i', (text, measure, lines) => {
    expect(balancedLines(text, count, measure)).toEqual(lines);
  });

  it('has no lines for a word that is too wide, or that cannot be written', () => {
    expect(balancedLines('incomprehensibilities', count, 10)).toBeNull();
    expect(balancedLines('one two', () => null, 10)).toBeNull();
  });
});

describe('fitText', () => {
  const box = { width: 100, height: 100, leading: 1, maxLines: 3 };
  const at = (size: number) => (text: string) => text.length * size;

  it('takes the largest size that fits in width, height and lines', () => {
    expect(fitText('Seed Vault', at, box, [60, 40, 20, 10])).toEqual({ size: 20, lines: ['Seed', 'Vault'] });
    expect(fitText('one two', at, { ...box, maxLines: 1 }, [60, 20, 10])).toEqual({
      size: 10,
      lines: ['one two'],
    });
  });

  it('fits nothing into too little', () => {
    expect(fitText('incomprehensibilities', at, box, [20, 10])).toBeNull();
  });
});
