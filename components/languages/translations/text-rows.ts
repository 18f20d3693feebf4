import { groupsByPart, type TranslationGroup } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';
import type { TextPart } from '@/lib/domain/translations/text-parts';

/** What the tools say is a folder around their folders. No namespace has a dot. */
export const TOOLS_FOLDER = '.tools';

/** A row of the manager: the head of a part, a folder's head, or cards side by side. */
export type TextRow =
  | { kind: 'part'; part: TextPart; count: number; isOpen: boolean }
  | { kind: 'folder'; namespace: string; count: number; isOpen: boolean }
  | { kind: 'texts'; namespace: string; texts: readonly Translation[] };

/** The rows of a list of folders, created on demand: of 10,000 a screen shows a dozen. */
export interface TextRows {
  count: number;
  at(index: number): TextRow | undefined;
  /** The key of a row. */
  keyAt(index: number): string;
  /** Whether a row is a head: of a part, or of a folder. */
  isHead(index: number): boolean;
  /** The row of a text; -1 if its folder is closed, or there is none. */
  indexOf(textId: string): number;
}

/** A head with the rows below it. */
interface Stretch {
  start: number;
  /** The key of the head's row. */
  name: string;
  head: TextRow;
  namespace: string;
  /** In the rows below it; none while it is closed. */
  texts: readonly Translation[];
}

/** The heads of a list in their order, each with its texts. */
function stretchesOf(
  groups: readonly TranslationGroup[],
  isOpen: (folder: string) => boolean,
): Omit<Stretch, 'start'>[] {
  return groupsByPart(groups).flatMap(({ part, groups }) => {
    const name = part === 'tools' ? TOOLS_FOLDER : '.visitors';
    const isPartOpen = part === 'visitors' || isOpen(TOOLS_FOLDER);
    const count = groups.reduce((sum, { translations }) => sum + translations.length, 0);
    const head = { kind: 'part' as const, part, count, isOpen: isPartOpen };
    const folders = groups.map(({ namespace, translations }) => {
      const isFolderOpen = isOpen(namespace);
      return {
        name: namespace,
        head: { kind: 'folder' as const, namespace, count: translations.length, isOpen: isFolderOpen },
        namespace,
        texts: isFolderOpen ? translations : [],
      };
    });
    return [{ name, head, namespace: '', texts: [] }, ...(isPartOpen ? folders : [])];
  });
}

/** The two parts with their folders line by line, the open ones with their texts, so many in a line. */
export function textRows(
  groups: readonly TranslationGroup[],
  isOpen: (folder: string) => boolean,
  columns: number,
): TextRows {
  let count = 0;
  const stretches: Stretch[] = stretchesOf(groups, isOpen).map((each) => {
    const start = count;
    count += 1 + Math.ceil(each.texts.length / columns);
    return { ...each, start };
  });
  const stretchAt = (index: number) =>
    index < count ? stretches[lastAtOrBefore(stretches, index)] : undefined;
  return {
    count,
    isHead: (index) => stretchAt(index)?.start === index,
    keyAt: (index) => {
      const stretch = stretchAt(index);
      if (!stretch) return '';
      const place = (index - stretch.start - 1) * columns;
      return stretch.texts[place]?.id ?? stretch.name;
    },
    at: (index) => {
      const stretch = stretchAt(index);
      if (!stretch) return undefined;
      const { namespace, texts, start, head } = stretch;
      if (index === start) return head;
      const first = (index - start - 1) * columns;
      return { kind: 'texts', namespace, texts: texts.slice(first, first + columns) };
    },
    indexOf: (textId) => {
      for (const { texts, start } of stretches) {
        const place = texts.findIndex(({ id }) => id === textId);
        if (place !== -1) return start + 1 + Math.floor(place / columns);
      }
      return -1;
    },
  };
}

/** By halves: the place of the last that does not start after a line. */
function lastAtOrBefore(stretches: readonly { start: number }[], index: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stretches[middle]?.start ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
