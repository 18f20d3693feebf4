import { describe, expect, it } from 'vitest';
import { type PictureTexts, textsForNext, textsOnPage } from './library-texts';

const texts = {
  alts: { en: 'A quiet bay' },
  captions: { en: 'Bay & <light>', uk: 'Бухта' },
  isDecorative: false,
};

describe('what the library says of a file, on a page', () => {
  it.each([
    ['en', { alt: 'A quiet bay', caption: 'Bay &amp; &lt;light&gt;' }],
    ['uk', { alt: '', caption: 'Бухта' }],
    ['fr', { alt: '', caption: '' }],
  ])('in %s', (locale, expected) => {
    expect(textsOnPage(texts, locale)).toEqual(expected);
  });

  it('says nothing of what is decoration', () => {
    expect(textsOnPage({ ...texts, isDecorative: true }, 'en').alt).toBe('');
  });

  const before = { alt: 'Old', caption: 'Old caption' };
  const next = { alt: 'New', caption: 'New caption' };
  it.each<[string, PictureTexts, PictureTexts | null, PictureTexts | null, Partial<PictureTexts>]>([
    ['fills what is empty', { alt: '', caption: '<p></p>' }, null, next, next],
    ['fills what was never described', { alt: 'Image', caption: '' }, null, next, next],
    ['changes what came from the library', before, before, next, next],
    ['leaves words of the page', { alt: 'Mine', caption: 'Mine' }, before, next, {}],
    ['takes the library’s words along with its picture', before, before, null, { alt: '', caption: '' }],
    ['leaves words of which nothing is known', before, null, null, {}],
    ['has nothing to do for the same words', next, before, next, {}],
  ])('%s', (_name, now, known, taken, expected) => {
    expect(textsForNext(now, known, taken)).toEqual(expected);
  });
});
