import Fuse from 'fuse.js';
import type { CatalogueEntry } from '@/lib/domain/languages/catalogue';
import { LANGUAGES } from '@/lib/domain/limits';

/** Finds languages of the catalogue by parts of their names, native or English, or by code. */
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
