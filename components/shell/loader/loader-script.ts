/**
 * The loader. It runs in the document before anything else, so it is bundled on
 * its own (scripts/bundling/bundle.mjs) and stands inline in the head. Without it, and so without JavaScript or for
 * a crawler, there is nothing to hide the page.
 */
import { LOADER } from '@/lib/domain/limits';
import { isFullPageLoad, loaderLeavesAt, loaderParallax, shouldShowLoader } from '@/lib/domain/site/loader';
import { LOADER_DRAWING } from '@/lib/domain/site/loader-drawing';

const HAS_VISITED = 'has_visited';

/** Whether this is the first page of the session. Where storage is refused, nobody can tell, and the loader stays away. */
function isFirstVisit(): boolean {
  try {
    const isFirst = sessionStorage.getItem(HAS_VISITED) === null;
    sessionStorage.setItem(HAS_VISITED, '1');
    return isFirst;
  } catch {
    return false;
  }
}

/** The text is there, and the picture that it begins with: scripts and what comes later are not waited for. */
function whenReady(then: () => void): void {
  addEventListener('DOMContentLoaded', () => {
    const leading = [...document.images].filter((image) => image.fetchPriority === 'high' && !image.complete);
    let left = leading.length;
    if (left === 0) then();
    const onSettled = () => {
      left -= 1;
      if (left === 0) then();
    };
    for (const image of leading)
      for (const name of ['load', 'error']) image.addEventListener(name, onSettled, { once: true });
  });
}

function show(shownAt: number): void {
  // No element that the page itself may have: React leaves what it does not know beside the body alone.
  const overlay = document.createElement('site-loader');
  overlay.ariaHidden = 'true';
  overlay.dataset.covering = '';
  overlay.innerHTML = LOADER_DRAWING;
  const mark = overlay.firstElementChild as SVGElement;
  document.documentElement.append(overlay);
  const remove = () => overlay.remove();

  const leave = () => {
    const shownFor = Date.now() - shownAt;
    delete overlay.dataset.covering;
    overlay.dataset.leaving = '';
    addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
      const offset = loaderParallax(shownFor, { x, y }, { width: innerWidth, height: innerHeight });
      mark.style.translate = `${offset.x}px ${offset.y}px`;
    });
    overlay.animate({ opacity: 0 }, { duration: LOADER.fadeMs, easing: 'ease-in-out', fill: 'forwards' });
    setTimeout(remove, LOADER.fadeMs);
  };

  const leaveAt = (time: number) => setTimeout(leave, time - Date.now());
  const latest = leaveAt(loaderLeavesAt(shownAt, null));
  whenReady(() => {
    clearTimeout(latest);
    leaveAt(loaderLeavesAt(shownAt, Date.now()));
  });
  // A page that is kept for the way back comes back without it.
  addEventListener('pagehide', remove);
}

const now = Date.now();
const [record] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const visit = {
  isFirst: isFirstVisit(),
  isFullPageLoad: isFullPageLoad({
    kind: record?.type ?? 'navigate',
    referrer: document.referrer,
    origin: location.origin,
  }),
  prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
};
if (shouldShowLoader(visit)) show(now);
