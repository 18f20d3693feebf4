import { describe, expect, it } from 'vitest';
import { arrangeFontFiles } from './arrange-font-files';

const file = (family: string, weight: number, isItalic = false, most = weight) => ({
  family,
  isItalic,
  weight: [weight, most] as const,
});
const regular = file('Tide', 400);
const italic = file('Tide', 400, true);
const bold = file('Tide Bold', 700);
const black = file('Tide', 900);
const variable = file('Tide', 100, false, 900);

describe('files of one font (docs/reference/look.md#own-fonts)', () => {
  it.each([
    ['one that comes alone is the regular one', [black], { regular: black }],
    ['also when it is italic', [italic], { regular: italic }],
    ['the italic one, in any order', [italic, regular], { regular, italic }],
    ['of two upright ones the heavier is bold', [bold, italic, regular], { regular, italic, bold }],
    ['a variable one with its italic', [variable, italic], { regular: variable, italic }],
  ])('%s', (_, files, arranged) => {
    expect(arrangeFontFiles(files)).toEqual(arranged);
  });

  it.each([
    ['of two families', [regular, file('Shore', 700)], 'otherFamily'],
    ['of the same weight', [regular, file('Tide', 400)], 'sameStyle'],
    ['of two italics', [regular, italic, file('Tide', 700, true)], 'sameStyle'],
    ['of italics alone', [italic, file('Tide', 700, true)], 'sameStyle'],
    ['of three upright ones', [regular, bold, black], 'sameStyle'],
  ])('%s are refused', (_, files, problem) => {
    expect(arrangeFontFiles(files)).toBe(problem);
  });
});
