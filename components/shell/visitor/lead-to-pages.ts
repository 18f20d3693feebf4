import { isPlainClick, linkBehind } from '@/components/islands/link-events';
import { prepareNextPages } from './next-pages';
import { hasReact, onReact } from './react-here';
import { keepSharedName } from './shared-name';
import { nameShared } from './shared-picture';

/**
 * The way from page to page is the browser's own. This has the next page ready, and hands a tile's picture on to its work where
 * the browser fades one page into the other. Once React draws the page, its router leads (navigation-guide.tsx).
 */
export function leadToPages(): void {
  if (hasReact()) return;
  const events = new AbortController();
  const { signal } = events;
  document.addEventListener(
    'click',
    (event) => {
      const link = linkBehind(event);
      if (!link || !isPlainClick(event)) return;
      keepSharedName(nameShared(link.closest<HTMLElement>('[data-shared]')));
    },
    { capture: true, signal },
  );
  // The way back is at once.
  addEventListener(
    'pageswap',
    ({ activation, viewTransition }) => {
      if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
    },
    { signal },
  );
  const endPreparing = prepareNextPages();
  onReact(() => {
    events.abort();
    endPreparing();
  });
}
