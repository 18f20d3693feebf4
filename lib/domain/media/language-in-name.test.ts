import { describe, expect, it } from 'vitest';
import { languageInName } from './language-in-name';

describe('the language in the name of a file', () => {
  it.each([
    ['/media/uploads/film.uk.vtt', 'uk'],
    ['film-RU.vtt', 'ru'],
    ['/media/uploads/film.uk-1a2b3c4d.vtt', 'uk'],
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
