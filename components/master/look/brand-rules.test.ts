import { describe, expect, it } from 'vitest';
import { brandRules } from './brand-rules';

const words = { name: 'Mara "M" Voss', hasWords: true };
const picture = { ...words, hasWords: false };
const theme = { header: 'plain', mark: '/media/logo.svg', markColour: 'own' } as const;

describe('a header in the preview of a look (docs/reference/look.md#logo)', () => {
  it.each([
    ['the name where the name was drawn', 'name', words, { before: false, after: false, gone: false }],
    ['the name where the mark was drawn', 'name', picture, { before: false, after: true, gone: false }],
    ['the mark where the name was drawn', 'mark', words, { before: true, after: false, gone: true }],
    ['the mark where the mark was drawn', 'mark', picture, { before: true, after: false, gone: true }],
    ['both where the name was drawn', 'both', words, { before: true, after: false, gone: false }],
    ['both where the mark was drawn', 'both', picture, { before: true, after: true, gone: false }],
  ] as const)('has %s', (_what, brand, drawn, { before, after, gone }) => {
    const rules = brandRules({ ...theme, brand }, drawn, 2);
    expect(rules.includes('::before')).toBe(before);
    expect(rules.includes('::after')).toBe(after);
    expect(rules.includes('font-size:0')).toBe(gone);
  });

  it('has the name as long as there is no mark to be seen', () => {
    for (const rules of [
      brandRules({ ...theme, brand: 'mark' }, words, null),
      brandRules({ ...theme, brand: 'both', mark: '' }, words, 2),
    ])
      expect(rules).not.toContain('::before');
  });

  it('has the mark in the colour of the words where that is chosen', () => {
    const rules = brandRules({ ...theme, brand: 'both', markColour: 'words' }, words, 2);
    expect(rules).toContain('background:currentColor;mask:url("/media/logo.svg?w=480&q=75") center');
  });

  it('keeps a name within its quotes', () => {
    expect(brandRules({ ...theme, brand: 'name' }, picture, 2)).toContain('content:"Mara \\22 M\\22  Voss"');
  });
});
