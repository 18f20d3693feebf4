import { describe, expect, it } from 'vitest';
import { kindForPath, PAGE_KINDS, readPageKind } from './page-kinds';
import { subjectOf } from './subject';

describe('kindForPath (docs/reference/pages-and-paths.md#kinds)', () => {
  it.each([
    ['/', 'plain'],
    ['/about', 'plain'],
    ['/exhibitions', 'plain'],
    ['/exhibitions/unlit-2022', 'exhibition'],
    ['/exhibitions/unlit-2022/rooms', 'plain'],
    ['/works', 'plain'],
    ['/works/digital-art', 'plain'],
    ['/works/digital-art/nft', 'series'],
    ['/works/digital-art/nft/seed-vault', 'work'],
    ['/works/digital-art/nft/seed-vault/x', 'plain'],
    ['/works-in-progress', 'plain'],
  ])('%s is a %s', (path, kind) => {
    expect(kindForPath(path)).toBe(kind);
  });

  it('takes a kind of a later release for a plain page', () => {
    expect(PAGE_KINDS.map(readPageKind)).toEqual(PAGE_KINDS);
    expect(['', 'sculpture', 'toString'].map(readPageKind)).toEqual(['plain', 'plain', 'plain']);
  });
});

describe('subjectOf', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'person'],
    ['/about/awards-and-honors', 'page'],
    ['/about/photos', 'list'],
    ['/contact', 'contact'],
    ['/works', 'list'],
    ['/legal/terms-of-use', 'page'],
    ['/toString', 'page'],
  ])('a plain page at %s is about: %s', (path, subject) => {
    expect(subjectOf({ kind: 'plain', path })).toBe(subject);
  });

  it.each([
    ['work', 'work'],
    ['series', 'list'],
    ['exhibition', 'exhibition'],
    ['event', 'event'],
    ['text', 'text'],
    ['press', 'text'],
  ] as const)('a %s is one wherever it stands', (kind, subject) => {
    for (const path of ['/', '/works', '/about', '/a/b/c/d']) expect(subjectOf({ kind, path })).toBe(subject);
  });
});
