import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundFor, slideContrast } from './colour';

describe('the ground behind words of a colour (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['white', 'dark'],
    ['#fff', 'dark'],
    ['#FFFFFF', 'dark'],
    ['gold', 'dark'],
    ['red', 'dark'],
    ['#ff0000', 'dark'],
    ['gray', 'dark'],
    ['black', 'light'],
    [' Black ', 'light'],
    ['#000', 'light'],
    ['#1b1815', 'light'],
    ['navy', 'light'],
    ['#a8320f', 'light'],
    ['', 'dark'],
    ['nosuchcolour', 'dark'],
    ['#12', 'dark'],
  ])('%j stands on a %s one', (colour, ground) => {
    expect(groundFor(colour)).toBe(ground);
  });

  it('a grey that is lighter than one on a dark ground stands on a dark one too', () => {
    const grey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`;
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), (one, other) => {
        const [darker, lighter] = [Math.min(one, other), Math.max(one, other)];
        if (groundFor(grey(darker)) === 'dark') expect(groundFor(grey(lighter))).toBe('dark');
      }),
    );
  });

  it('a short and a long spelling mean the same', () => {
    const digit = fc.constantFrom(...'0123456789abcdef');
    fc.assert(
      fc.property(digit, digit, digit, (r, g, b) => {
        expect(groundFor(`#${r}${g}${b}`)).toBe(groundFor(`#${r}${r}${g}${g}${b}${b}`));
      }),
    );
  });
});

describe('words on a slide (WCAG 2.2, 1.4.3)', () => {
  it.each([
    ['#ffffff', 18.4],
    ['#000000', 17.6],
    ['#ffd700', 13.1],
    ['#ff0000', 4.6],
    ['#808080', 4.7],
    ['#787878', 4.2],
  ])('%s stands out by %f at the worst', (hex, contrast) => {
    expect(slideContrast(hex)).toBeCloseTo(contrast, 0);
  });
});
