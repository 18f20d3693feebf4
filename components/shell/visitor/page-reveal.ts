/**
 * What has to be right in the moment in which the browser looks at a new page: its picture has the name of the tile that led to
 * it, and a list stands where it was left for another choice. Nothing that is fetched would come in time, so it is bundled on its own
 * (scripts/bundling/bundle.mjs) and stands inline in the page.
 */
import { leftPlace, scrollToPlace } from '@/components/islands/filter/left-place';
import { takeSharedName } from './shared-name';

addEventListener('pagereveal', ({ viewTransition }) => {
  const place = leftPlace();
  const bar = document.querySelector('main search');
  if (place && bar) scrollToPlace(bar, place);
  const name = takeSharedName();
  if (!viewTransition || name === null) return;
  const picture = document.querySelector<HTMLElement>(`main [data-shared="${CSS.escape(name)}"] .picture`);
  if (!picture) return;
  picture.style.setProperty('view-transition-name', name);
  viewTransition.finished.then(() => picture.style.removeProperty('view-transition-name'));
});
