/**
 * Gives a work's picture the name of the tile that led to it, in the moment in which the browser looks at the new page. Nothing
 * that is fetched would come in time, so it is bundled on its own (scripts/build.mjs) and stands inline in the page.
 */
import { takeSharedName } from './shared-name';

addEventListener('pagereveal', ({ viewTransition }) => {
  const name = takeSharedName();
  if (!viewTransition || name === null) return;
  const picture = document.querySelector<HTMLElement>(`main [data-shared="${CSS.escape(name)}"] .picture`);
  if (!picture) return;
  picture.style.setProperty('view-transition-name', name);
  viewTransition.finished.then(() => picture.style.removeProperty('view-transition-name'));
});
