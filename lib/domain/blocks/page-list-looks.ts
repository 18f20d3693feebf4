import { isRecord, type JsonRecord, ownValue, sameJson } from '../json';
import type { Looks } from './fields';

interface Part {
  type: string;
  config: JsonRecord;
}

const TITLE: Part = { type: 'title', config: { tag: 'h3' } };
const YEAR: Part[] = [
  { type: 'separator', config: { text: ' · ' } },
  { type: 'attribute', config: { tag: 'span', attribute: 'year' } },
];

/** The ready looks of a list's entries, from the least to the most. A list shows pictures unless it says otherwise. */
const TEMPLATES: Readonly<Record<string, { showPictures?: false; parts: Part[] }>> = {
  titles: { showPictures: false, parts: [TITLE] },
  years: { showPictures: false, parts: [TITLE, ...YEAR] },
  tiles: { parts: [TITLE] },
};

function withoutNames(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { key: _, id: __, ...part } = item;
  return part;
}

/** The ready-made looks of a page list, for those who need no template of their own. */
export const PAGE_LIST_LOOKS: Looks = {
  names: Object.keys(TEMPLATES),
  valueOf(name) {
    const { parts = [], ...pictures } = TEMPLATES[name] ?? {};
    const items = parts.map((part, index) => {
      const id = `${part.type}-${index + 1}`;
      return structuredClone({ key: id, id, ...part });
    });
    return { ...pictures, items };
  },
  // Compares without keys.
  nameOf(stored) {
    const items = ownValue(stored, 'items');
    const given = {
      ...(ownValue(stored, 'showPictures') === false && { showPictures: false }),
      parts: Array.isArray(items) ? items.map(withoutNames) : [],
    };
    return this.names.find((name) => sameJson(TEMPLATES[name], given)) ?? null;
  },
};
