import { sortTranslations } from './group';
import type { Translation } from './model';

/**
 * Moves a translation to a place within its language and namespace and numbers all of them densely from 0. Gives back
 * the same list when the item is missing, the position unchanged or out of bounds; otherwise items that keep their
 * number keep their reference.
 */
export function reorderTranslations(
  translations: readonly Translation[],
  translationId: string,
  newOrder: number,
): readonly Translation[] {
  const moved = translations.find(({ id }) => id === translationId);
  if (!moved) return translations;
  const siblings = sortTranslations(
    translations.filter(
      ({ namespace, languageId }) => namespace === moved.namespace && languageId === moved.languageId,
    ),
  );
  const isPossible = Number.isInteger(newOrder) && newOrder >= 0 && newOrder < siblings.length;
  if (!isPossible || siblings.indexOf(moved) === newOrder) return translations;

  const others = siblings.filter((sibling) => sibling !== moved);
  const ordered = [...others.slice(0, newOrder), moved, ...others.slice(newOrder)];
  const orders = new Map(ordered.map((sibling, order) => [sibling, order]));
  return translations.map((translation) => {
    const order = orders.get(translation);
    return order === undefined || order === translation.order ? translation : { ...translation, order };
  });
}
