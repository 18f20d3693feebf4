import { type CatalogueEntry, LANGUAGE_CATALOGUE } from './catalogue';
import { tagOf } from './facts';
import type { Language } from './model';

/** Whether the site has a language already: when its code or its tag is there (`ua` is, where `uk` is). */
export function isLanguagePresent(code: string, languages: readonly Pick<Language, 'code'>[]): boolean {
  const tag = tagOf(code);
  return languages.some((language) => language.code === code || tagOf(language.code) === tag);
}

/** What the Add Language dialog offers: languages already present are left out. */
export function availableEntries(languages: readonly Pick<Language, 'code'>[]): CatalogueEntry[] {
  return LANGUAGE_CATALOGUE.filter((entry) => !isLanguagePresent(entry.code, languages));
}
