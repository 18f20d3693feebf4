import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject';

describe('subjectOf (docs/reference/pages-and-paths.md#routes)', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'person'],
    ['/about/awards-and-honors', 'page'],
    ['/about/collections', 'list'],
    ['/about/photos', 'list'],
    ['/contact', 'contact'],
    ['/exhibitions', 'list'],
    ['/exhibitions/unlit-2022', 'exhibition'],
    ['/exhibitions/unlit-2022/rooms', 'page'],
    ['/works', 'list'],
    ['/works/digital-art', 'page'],
    ['/works/digital-art/nft', 'list'],
    ['/works/digital-art/nft/seed-vault', 'work'],
    ['/works/digital-art/nft/seed-vault/x', 'page'],
    ['/legal/terms-of-use', 'page'],
    ['/works-in-progress', 'page'],
  ])('%s is a %s', (path, subject) => {
    expect(subjectOf(path)).toBe(subject);
  });
});
