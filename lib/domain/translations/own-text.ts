import type { MessageText, Translation } from './model';
import { placeOf } from './place';

/** A language's own text: a row, or the shipped text if the row was deleted. */
export interface OwnText extends MessageText {
  /** The row's; missing where only the shipped text is left. */
  id?: string;
  /** Whether it is the shipped text, unchanged. */
  isShipped: boolean;
  /** The default language's text when this was saved; null if unknown. */
  source: string | null;
}

/** A row of the database, as far as it is needed to know a text. */
export interface TextRow extends Omit<Translation, 'languageId'> {
  changed: boolean;
  source: string | null;
}

/**
 * The texts of one language by place: its rows in their order, by namespace, and shipped ones that have no row any
 * more after them.
 * @param shipped the shipped texts by place
 */
export function ownTexts(
  rows: readonly TextRow[],
  shipped: ReadonlyMap<string, string>,
): Map<string, OwnText> {
  const texts = new Map<string, OwnText>();
  const sorted = [...rows].sort(
    (a, b) => (a.namespace < b.namespace ? -1 : a.namespace > b.namespace ? 1 : 0) || a.order - b.order,
  );
  for (const { id, namespace, key, value, changed, source } of sorted) {
    texts.set(placeOf({ namespace, key }), { id, namespace, key, value, isShipped: !changed, source });
  }
  for (const [place, value] of shipped) {
    if (texts.has(place)) continue;
    const [namespace = '', key = ''] = place.split('\n');
    texts.set(place, { namespace, key, value, isShipped: true, source: null });
  }
  return texts;
}
