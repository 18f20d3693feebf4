import { describe, expect, it } from 'vitest';
import { countCharacters, META_MESSAGES, metaProblems } from './meta';

const meta = (more: { title?: string; description?: string; keywords?: string[] }) => ({
  title: '',
  description: '',
  keywords: [],
  ...more,
});
const FAMILY = '👩‍👩‍👧‍👦';

describe('meta rules (docs/reference/pages-and-paths.md#meta-information)', () => {
  it.each([
    ['a title of 59', meta({ title: 'x'.repeat(59) }), []],
    ['a title of 60', meta({ title: 'x'.repeat(60) }), ['title']],
    ['a title of 59 families', meta({ title: FAMILY.repeat(59) }), []],
    ['a title of 60 families', meta({ title: FAMILY.repeat(60) }), ['title']],
    ['a title of 59 letters with marks', meta({ title: 'и\u0306'.repeat(59) }), []],
    ['a description of 159', meta({ description: 'ї'.repeat(159) }), []],
    ['a description of 160', meta({ description: 'ї'.repeat(160) }), ['description']],
    ['ten keywords', meta({ keywords: Array.from({ length: 10 }, String) }), []],
    ['eleven keywords', meta({ keywords: Array.from({ length: 11 }, String) }), ['keywords']],
    [
      'all at once',
      meta({
        title: 'x'.repeat(99),
        description: 'x'.repeat(199),
        keywords: Array.from({ length: 99 }, String),
      }),
      ['title', 'description', 'keywords'],
    ],
  ])('%s', (_name, given, fields) => {
    expect(metaProblems(given).map((problem) => problem.field)).toEqual(fields);
    for (const { field, message } of metaProblems(given)) expect(message).toBe(META_MESSAGES[field]);
  });

  it('says the sentences of docs/reference/pages-and-paths.md#meta-information', () => {
    expect(META_MESSAGES).toEqual({
      title: 'Title must be less than 60 characters for optimal SEO',
      description: 'Description must be less than 160 characters for optimal SEO',
      keywords: 'Keywords must be limited to 10 items',
    });
  });

  it.each([
    ['', 0],
    ['é', 1],
    ['e\u0301', 1],
    ['🇺🇦', 1],
    [FAMILY, 1],
    ['\r\n', 1],
    ['हिन्दी', 2],
  ])('counts %j as people see it', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it.each(['x', FAMILY, '🇺🇦', 'e\u0301', '\r\n', 'हि', '👍🏽'])(
    'counts as many of %j as there are',
    (one) => {
      for (const many of [999, 1024, 5_000, 60_000])
        expect([many, countCharacters(one.repeat(many))]).toEqual([many, many]);
      expect(countCharacters(`x${'\u0301'.repeat(5_000)}${one.repeat(1_500)}`)).toBe(1_501);
    },
  );

  it('takes no time for what is endless (security V-3)', () => {
    const endless = 'x'.repeat(1_000_000);
    expect(metaProblems({ title: endless, description: endless, keywords: [] })).toHaveLength(2);
  });
});
