import { isSeen, showItem } from '@/components/islands/carousel/show-item';

/** The items of a row on the page, by their keys; none of those that the page does not show. */
function drawnItems(blockId: string, list: string, keys: readonly string[]): HTMLElement[] {
  const drawn = [...(document.getElementById(`${blockId}-${list}`)?.children ?? [])] as HTMLElement[];
  return keys.flatMap((key) => drawn.find(({ dataset }) => dataset.item === key) ?? []);
}

/** Turns a carousel on the page to the item that is being edited in the panel. */
export function showListed(blockId: string, list: string, key: string): void {
  // A new or moved item is in its place only after rendering.
  requestAnimationFrame(() => {
    const [item] = drawnItems(blockId, list, [key]);
    if (item) showItem(item);
  });
}

/** One of several is seen afterwards: the row stays where it is if that is so already, or if one is being typed in. */
export function showOneOf(blockId: string, list: string, keys: readonly string[]): void {
  const items = drawnItems(blockId, list, keys);
  const [first] = items;
  if (first === undefined || items.some((item) => isSeen(item) || item.contains(document.activeElement)))
    return;
  showItem(first);
}
