import { describe, expect, it } from 'vitest';
import { draftOf, keywordsOf, metaDraft, metaOf } from './meta-schema';

const problems = (draft: { title?: string; description?: string; keywords?: string }) =>
  metaDraft
    .safeParse({ title: '', description: '', keywords: '', ...draft })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('meta information as it is typed (docs/reference/pages-and-paths.md#meta-information)', () => {
  it('is refused from the limit on, with the exact sentences', () => {
    expect(
      problems({ title: 'a'.repeat(59), description: 'b'.repeat(159), keywords: 'c,'.repeat(30) }),
    ).toEqual([]);
    const eleven = Array.from({ length: 11 }, (_, n) => `word ${n}`).join(', ');
    expect(problems({ title: 'a'.repeat(60), description: 'b'.repeat(160), keywords: eleven })).toEqual([
      ['title', 'Title must be less than 60 characters for optimal SEO'],
      ['description', 'Description must be less than 160 characters for optimal SEO'],
      ['keywords', 'Keywords must be limited to 10 items'],
    ]);
  });

  it('counts characters as people see them (docs/reference/pages-and-paths.md#meta-information)', () => {
    expect(problems({ title: '👩‍👩‍👧‍👦'.repeat(59) })).toEqual([]);
    expect(problems({ title: '👩‍👩‍👧‍👦'.repeat(60) })).toHaveLength(1);
  });

  it('has its keywords between commas, each once', () => {
    expect(keywordsOf(' art, , sculpture,art\nNFT ')).toEqual(['art', 'sculpture', 'NFT']);
    const meta = { title: 'A', description: 'B', keywords: ['one', 'two'] };
    expect(metaOf(draftOf(meta))).toEqual(meta);
  });
});
