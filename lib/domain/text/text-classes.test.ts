import { describe, expect, it } from 'vitest';
import { alignmentOf, keptClasses, withAlignment } from './text-classes';

describe('the classes of running text (security X-2)', () => {
  it.each([
    [null, null],
    ['', null],
    ['MsoNormal', null],
    ['MsoNormal lead  text-center x', 'lead text-center'],
  ])('of %j stay %j', (given, kept) => expect(keptClasses(given)).toBe(kept));

  it.each([
    [null, null],
    ['lead', null],
    ['lead text-right', 'text-right'],
    ['text-righteous', null],
  ])('%j is aligned %j', (given, alignment) => expect(alignmentOf(given)).toBe(alignment));

  it.each([
    [null, 'text-center', 'text-center'],
    ['lead text-left', 'text-center', 'lead text-center'],
    ['lead text-left', null, 'lead'],
    ['text-left', null, null],
  ] as const)('%j aligned %j has %j', (given, alignment, expected) =>
    expect(withAlignment(given, alignment)).toBe(expected),
  );
});
