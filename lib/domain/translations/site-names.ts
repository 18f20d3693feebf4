import type { MessageText } from './model';

/** The interface texts that say whose site it is. */
export const SITE_NAMES = [
  { field: 'artist', namespace: 'site', key: 'artist' },
  { field: 'siteTitle', namespace: 'site', key: 'siteTitle' },
  { field: 'siteDescription', namespace: 'site', key: 'siteDescription' },
  { field: 'motto', namespace: 'footer', key: 'motto' },
  { field: 'rights', namespace: 'footer', key: 'rights' },
] as const;

export type NameField = (typeof SITE_NAMES)[number]['field'];
type Names = Record<NameField, string>;

/** What a language's texts say of them; empty where they say nothing. */
export function namesOf(texts: readonly MessageText[]): Names {
  const textAt = (namespace: string, key: string) =>
    texts.find((text) => text.namespace === namespace && text.key === key)?.value ?? '';
  return Object.fromEntries(
    SITE_NAMES.map(({ field, namespace, key }) => [field, textAt(namespace, key)]),
  ) as Names;
}

/** What is about to be saved: a new name also stands in the lines that said the old one, until these are typed themselves. */
export function namesShown(saved: Names, typed: Partial<Names>): Names {
  const { artist = saved.artist } = typed;
  const name = artist.trim();
  const renamed = (line: string) =>
    saved.artist === '' || name === '' ? line : line.replaceAll(saved.artist, () => name);
  return Object.fromEntries(
    SITE_NAMES.map(({ field }) => [
      field,
      typed[field] ?? (field === 'artist' ? saved.artist : renamed(saved[field])),
    ]),
  ) as Names;
}
