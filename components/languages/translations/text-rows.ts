import type { TranslationGroup } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';

/** A row of the manager: a folder's head, or cards side by side. */
export type TextRow =
  | { kind: 'folder'; namespace: string; count: number; isOpen: boolean }
  | { kind: 'texts'; namespace: string; texts: readonly Translation[] };

/** The rows of a list of folders, created on demand: of 10,000 a screen shows a dozen. */
export interface TextRows {
  count: number;
  at(index: number): TextRow | undefined;
  /** The key of a row. */
  keyAt(index: number): string;
  isFolder(index: number): boolean;
  /** The row of a text; -1 if its folder is closed, or there is none. */
  indexOf(textId: string): number;
}

/** Folders line by line, the open ones with their texts, so many in a line. */
export function textRows(
  groups: readonly TranslationGroup[],
  isOpen: (namespace: string) => boolean,
  columns: number,
): TextRows {
  let count = 0;
  const folders = groups.map((group) => {
    const start = count;
    const isOpened = isOpen(group.namespace);
    count += 1 + (isOpened ? Math.ceil(group.translations.length / columns) : 0);
    return { ...group, start, isOpened };
  });
  const folderAt = (index: number) => (index < count ? folders[lastAtOrBefore(folders, index)] : undefined);
  return {
    count,
    isFolder: (index) => folderAt(index)?.start === index,
    keyAt: (index) => {
      const folder = folderAt(index);
      if (!folder) return '';
      const place = (index - folder.start - 1) * columns;
      return folder.translations[place]?.id ?? folder.namespace;
    },
    at: (index) => {
      const folder = folderAt(index);
      if (!folder) return undefined;
      const { namespace, translations, start, isOpened } = folder;
      if (index === start) {
        return { kind: 'folder', namespace, count: translations.length, isOpen: isOpened };
      }
      const first = (index - start - 1) * columns;
      return { kind: 'texts', namespace, texts: translations.slice(first, first + columns) };
    },
    indexOf: (textId) => {
      for (const { translations, start, isOpened } of folders) {
        const place = isOpened ? translations.findIndex(({ id }) => id === textId) : -1;
        if (place !== -1) return start + 1 + Math.floor(place / columns);
      }
      return -1;
    },
  };
}

/** By halves: the place of the last that does not start after a line. */
function lastAtOrBefore(folders: readonly { start: number }[], index: number): number {
  let low = 0;
  let high = folders.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((folders[middle]?.start ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
