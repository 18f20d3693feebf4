import { type CatalogueEntry, LANGUAGE_CATALOGUE } from './catalogue';
import { tagOf } from './facts';
import type { Language } from './model';

/** Whether the site already has a language, by code or by tag (`ua` and `uk` are the same). */
export function isLanguagePresent(code: string, languages: readonly Pick<Language, 'code'>[]): boolean {
  const tag = tagOf(code);
  return languages.some((language) => language.code === code || tagOf(language.code) === tag);
}

/** The languages to add: those of the catalogue that the site does not have. */
export function availableEntries(languages: readonly Pick<Language, 'code'>[]): CatalogueEntry[] {
  return LANGUAGE_CATALOGUE.filter((entry) => !isLanguagePresent(entry.code, languages));
}
