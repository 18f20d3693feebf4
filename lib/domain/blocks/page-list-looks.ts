import { isRecord, type JsonRecord, ownValue, sameJson } from '../json';
import type { PageListProps } from './page-list';

/** The ready looks of a list's entries, from the least to the most. */
export const PAGE_LIST_LOOKS = ['titles', 'years', 'tiles'] as const;
export type PageListLook = (typeof PAGE_LIST_LOOKS)[number];

type Template = PageListProps['template'];
type Part = Omit<Template['items'][number], 'key' | 'id'>;

const TITLE: Part = { type: 'title', config: { tag: 'h3' } };
const YEAR: Part[] = [
  { type: 'separator', config: { text: ' · ' } },
  { type: 'attribute', config: { tag: 'span', attribute: 'year' } },
];

/** A list shows pictures unless it says otherwise. */
const LOOKS: Record<PageListLook, { showPictures?: false; parts: Part[] }> = {
  titles: { showPictures: false, parts: [TITLE] },
  years: { showPictures: false, parts: [TITLE, ...YEAR] },
  tiles: { parts: [TITLE] },
};

/** The template that a look stands for. */
export function templateOf(look: PageListLook): JsonRecord & Template {
  const { parts, ...pictures } = LOOKS[look];
  const items = parts.map((part, index) => {
    const id = `${part.type}-${index + 1}`;
    return structuredClone({ key: id, id, ...part });
  });
  return { ...pictures, items };
}

/** The look that a stored template is, whatever its parts are called; null for one that somebody made by hand. */
export function lookOf(stored: unknown): PageListLook | null {
  const items = ownValue(stored, 'items');
  const given = {
    ...(ownValue(stored, 'showPictures') === false && { showPictures: false }),
    parts: Array.isArray(items) ? items.map(withoutNames) : [],
  };
  return PAGE_LIST_LOOKS.find((look) => sameJson(LOOKS[look], given)) ?? null;
}

function withoutNames(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { key: _, id: __, ...part } = item;
  return part;
}
