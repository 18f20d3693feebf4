import Fuse from 'fuse.js';
import type { CatalogueEntry } from '@/lib/domain/languages/catalogue';
import { LANGUAGES } from '@/lib/domain/limits';

/** Finds catalogue languages by a few letters of what they are called, here or in English, or by their codes. */
export function languageFinder(
  entries: readonly CatalogueEntry[],
): (search: string) => readonly CatalogueEntry[] {
  const fuse = new Fuse(entries, {
    keys: ['name', 'label', 'code', 'tag'],
    threshold: LANGUAGES.fuzzyThreshold,
    ignoreDiacritics: true,
  });
  return (search) => (search === '' ? entries : fuse.search(search).map(({ item }) => item));
}
