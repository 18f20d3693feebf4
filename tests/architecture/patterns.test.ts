import { describe, expect, it } from 'vitest';
import type { Exception } from '@/scripts/patterns/exceptions';
import { judge } from '@/scripts/patterns/judge';
import { judgePattern } from '@/scripts/patterns/judge-pattern';
import { readPatterns } from '@/scripts/patterns/read-patterns';

describe('regular expressions of a source', () => {
  const read = (source: string) => {
    const { patterns, built } = readPatterns('a.ts', source);
    return [
      ...patterns.map((each) => `${each.source} ${each.flags} ${each.line}`),
      ...built.map(({ code }) => code),
    ];
  };

  it.each([
    ['const a = /b+/giu;', ['b+ giu 1']],
    ['f(\n/[/]c/\n)', ['[/]c  2']],
    ["new RegExp('a+', 'g')", ['a+ g 1']],
    ["RegExp('a+')", ['a+  1']],
    [`const A = 'x'; const B = \`\${A}|y\`; new RegExp(\`^(?:\${B})$\`)`, ['^(?:x|y)$  1']],
    [`new RegExp(\`^\${given}$\`)`, [`new RegExp(\`^\${given}$\`)`]],
    ["let a = 'x'; new RegExp(a)", ['new RegExp(a)']],
    ["new RegExp('a', flags)", ["new RegExp('a', flags)"]],
    ['const words = "/no/ pattern"; // /nor/ this', []],
  ])('%s', (source, patterns) => {
    expect(read(source)).toEqual(patterns);
  });
});

describe('a pattern that takes longer than its text is long', () => {
  it.each([
    ['one that divides its text in many ways', String.raw`^\s*(?:<!--[\s\S]*?-->\s*|<\?[^>]*\?>\s*)*<svg`],
    ['one that begins anew at each letter', String.raw`([\w-]*)\(`],
    ['one for the end of a text', '-+$'],
    ['one within another', '^(a+)+$'],
    ['two that follow each other', String.raw`^\d+\d+$`],
    ['one that looks ahead', String.raw`,(?![^(]*\))`],
    ['one that looks for what does not come', String.raw`<style\b[\s\S]*?</style>`],
  ])('is told: %s', async (_, source) => {
    expect(await judgePattern({ source, flags: '' })).toMatch(/in its text|too hard to judge/);
  });

  it.each(['^-+', '-', String.raw`^(?:#|\/|[a-z]+:)`, '[^<>]*', String.raw`^\d{1,15}$`])(
    '%s is none',
    async (source) => {
      expect(await judgePattern({ source, flags: 'u' })).toBeNull();
    },
  );
});

describe('the check', () => {
  const SLOW: Exception = { file: 'lib/a.ts', pattern: 'slow', characters: 9, because: 'It is a name.' };
  const check = async (source: string, exceptions: Exception[] = []) => {
    const sources = new Map([['lib/a.ts', source]]);
    const slow = async (pattern: { source: string }) =>
      pattern.source === 'slow' ? 'slow in its text' : null;
    return (await judge(sources, exceptions, slow)).faults;
  };

  it('names every place of a slow pattern', async () => {
    expect(await check('/slow/;\n/quick/;\n/slow/')).toEqual([
      'lib/a.ts:1 is slow in its text: slow',
      'lib/a.ts:3 is slow in its text: slow',
    ]);
  });

  it('wants to know of one that nobody can judge beforehand', async () => {
    expect(await check('new RegExp(given)')).toEqual([
      'lib/a.ts:1 is built while the program runs: new RegExp(given)',
    ]);
    expect(await check('new RegExp(given)', [{ ...SLOW, pattern: 'new RegExp(given)' }])).toEqual([]);
  });

  it('takes an exception, and an exception only where it stands', async () => {
    expect(await check('/slow/', [SLOW])).toEqual([]);
    expect(await check('/slow/', [{ ...SLOW, file: 'lib/b.ts' }])).toEqual([
      'lib/a.ts:1 is slow in its text: slow',
      'lib/b.ts has no such pattern any more: slow',
    ]);
    expect(await check('/quick/', [SLOW])).toEqual(['lib/a.ts has no such pattern any more: slow']);
  });
});
