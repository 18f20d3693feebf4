import { itemsOf, watchItems } from '../carousel/row';

/** The visible share of an item that counts as in view. */
const IN_SIGHT = 0.6;

/** Scrolls the list alone, and marks the thumbnails of visible items. */
function attend(list: HTMLElement, row: HTMLElement): () => void {
  const events = new AbortController();
  const linkAt = (index: number) => list.querySelectorAll('a').item(index) as HTMLAnchorElement | null;
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const item = itemsOf(row).find((_, index) => linkAt(index) === link);
    if (!link || !item || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({ block: 'nearest', inline: 'center', behavior: isStill ? 'instant' : 'smooth' });
  };
  const sight = new IntersectionObserver(
    (entries) => {
      const items = itemsOf(row);
      for (const { target, isIntersecting } of entries) {
        const link = linkAt(items.indexOf(target as HTMLElement));
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { root: row, threshold: IN_SIGHT },
  );
  const observe = () => {
    sight.disconnect();
    for (const item of itemsOf(row)) sight.observe(item);
  };
  observe();
  list.addEventListener('click', onClick, { signal: events.signal });
  const stopWatching = watchItems(row, observe);
  return () => {
    events.abort();
    stopWatching();
    sight.disconnect();
  };
}

export function attendThumbnails(element: HTMLElement): (() => void) | undefined {
  const list = element.parentElement;
  const row = document.getElementById(element.getAttribute('row') ?? '');
  return list && row ? attend(list, row) : undefined;
}
