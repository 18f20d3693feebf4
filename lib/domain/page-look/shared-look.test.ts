import { describe, expect, it } from 'vitest';
import { block, section } from '@/tests/factories/page-view';
import { changeLook, PAGE_ITSELF } from '../content/change-look';
import type { PageContent } from '../content/model';
import { lookChanges, withLookChanges } from './shared-look';

const page = (words: string, look = {}): PageContent => ({
  look,
  sections: [
    section('s', words, [block('RichText', { content: words }, { id: 'a', look: { voice: 'small' } })]),
  ],
});
const ENGLISH = page('Words');
const changed = changeLook(
  ENGLISH,
  new Map([
    ['s', { ground: 'dark' }],
    ['a', { voice: null, width: 'wide' }],
    [PAGE_ITSELF, { title: 'small' }],
  ]),
);

describe('the look that the languages of a page share', () => {
  it('is changed as it was in one of them, with all words left alone', () => {
    const russian = withLookChanges(page('Слова'), lookChanges(ENGLISH, changed));
    expect(russian).toEqual({
      look: { title: 'small' },
      sections: [
        {
          ...section('s', 'Слова', [
            block('RichText', { content: 'Слова' }, { id: 'a', look: { width: 'wide' } }),
          ]),
          look: { ground: 'dark' },
        },
      ],
    });
  });

  it('is left alone where nothing of it changed, and where a language has its own, on either side', () => {
    expect(lookChanges(ENGLISH, page('Other words')).size).toBe(0);
    const own = page('Слова', { languages: 'own' });
    expect(withLookChanges(own, lookChanges(ENGLISH, changed))).toBe(own);
    const apart = changeLook(changed, new Map([[PAGE_ITSELF, { languages: 'own' }]]));
    expect(lookChanges(ENGLISH, apart).size).toBe(0);
  });

  it('does not tell the others that one begins to share', () => {
    const before = page('Words', { languages: 'own' });
    const after = changeLook(before, new Map([[PAGE_ITSELF, { languages: null }]]));
    expect(lookChanges(before, after).size).toBe(0);
  });
});
