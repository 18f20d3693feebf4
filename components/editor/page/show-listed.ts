import { isSeen, showItem } from '@/components/islands/carousel/show-item';

/** The items of a row on the page, by their keys; none of those that the page does not show. */
function drawnItems(blockId: string, list: string, keys: readonly string[]): HTMLElement[] {
  const drawn = [...(document.getElementById(`${blockId}-${list}`)?.children ?? [])] as HTMLElement[];
  return keys.flatMap((key) => drawn.find(({ dataset }) => dataset.item === key) ?? []);
}

/** Turns slides or pictures on the page to one of them: what is edited beside the page is seen on it. */
export function showListed(blockId: string, list: string, key: string): void {
  // What has just been added or moved stands in its place once it is drawn.
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
