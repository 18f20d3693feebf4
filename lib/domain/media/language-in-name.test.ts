import { describe, expect, it } from 'vitest';
import { languageInName } from './language-in-name';

describe('the language in the name of a file', () => {
  it.each([
    ['/media/uploads/film.uk.vtt', 'uk'],
    ['film-RU.vtt', 'ru'],
    ['flock_en.vtt', 'en'],
    ['uk.vtt', 'uk'],
    ['film.de.vtt', null],
    ['duke.vtt', null],
    ['film', null],
    ['', null],
  ])('%s: %s', (name, language) => {
    expect(languageInName(name, ['en', 'ru', 'uk'])).toBe(language);
  });
});
