import type { TranslationGroup } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';

/** A line of the manager: the head of a folder, or the cards that stand beside each other in one. */
export type TextRow =
  | { kind: 'folder'; namespace: string; count: number; isOpen: boolean }
  | { kind: 'texts'; namespace: string; texts: readonly Translation[] };

/** Lower case of what is searched, made once for each text. */
const searched = new WeakMap<Translation, string>();

function searchedOf(text: Translation): string {
  const known = searched.get(text);
  if (known !== undefined) return known;
  const made = `${text.namespace}.${text.key}\n${text.value}`.toLowerCase();
  searched.set(text, made);
  return made;
}

/** Whether a text is called or says something, by letters of any case. */
export function matchesText(text: Translation, search: string): boolean {
  return searchedOf(text).includes(search.trim().toLowerCase());
}

/** Folders with what of them is wanted; a folder with nothing is none. */
export function wantedGroups(
  groups: readonly TranslationGroup[],
  isWanted: (text: Translation) => boolean,
): TranslationGroup[] {
  return groups.flatMap(({ namespace, translations }) => {
    const wanted = translations.filter(isWanted);
    return wanted.length > 0 ? [{ namespace, translations: wanted }] : [];
  });
}

/** Folders line by line, the open ones with their texts, so many in a line. */
export function textRows(
  groups: readonly TranslationGroup[],
  isOpen: (namespace: string) => boolean,
  columns: number,
): TextRow[] {
  return groups.flatMap(({ namespace, translations }) => {
    const rows: TextRow[] = [
      { kind: 'folder', namespace, count: translations.length, isOpen: isOpen(namespace) },
    ];
    if (!isOpen(namespace)) return rows;
    for (let at = 0; at < translations.length; at += columns)
      rows.push({ kind: 'texts', namespace, texts: translations.slice(at, at + columns) });
    return rows;
  });
}
