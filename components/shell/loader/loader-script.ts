/**
 * The loader (specification §2.4, §4; decision 10). It runs in the document before anything else, so it is bundled on
 * its own (scripts/build.mjs) and stands inline at the start of the body. Without it, and so without JavaScript or for
 * a crawler, there is nothing to hide the page.
 */
import { isFullPageLoad, loaderHidesAt, loaderParallax, shouldShowLoader } from '@/lib/domain/site/loader';
import { MARK } from './mark';

const VISITED_AT = 'visited_at';

const FADE_MS = 700;

/** Of this session; refused storage cannot tell a first visit from any other, so the loader stays away. */
function readLastVisit(now: number): number | null {
  try {
    const kept = sessionStorage.getItem(VISITED_AT);
    sessionStorage.setItem(VISITED_AT, String(now));
    return kept === null ? null : Number(kept);
  } catch {
    return now;
  }
}

function show(shownAt: number): void {
  // No element that the page itself may have: React leaves what it does not know beside the body alone.
  const overlay = document.createElement('site-loader');
  overlay.ariaHidden = 'true';
  overlay.dataset.covering = '';
  overlay.innerHTML = MARK;
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
    overlay.animate({ opacity: 0 }, { duration: FADE_MS, easing: 'ease-in-out', fill: 'forwards' });
    setTimeout(remove, FADE_MS);
  };

  const leaveAt = (time: number) => setTimeout(leave, time - Date.now());
  const latest = leaveAt(loaderHidesAt(shownAt, null));
  addEventListener('load', () => {
    clearTimeout(latest);
    leaveAt(loaderHidesAt(shownAt, Date.now()));
  });
  // A page that is kept for the way back comes back without it.
  addEventListener('pagehide', remove);
}

const now = Date.now();
const [record] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const visit = {
  lastVisitAt: readLastVisit(now),
  now,
  isFullPageLoad: isFullPageLoad({
    kind: record?.type ?? 'navigate',
    referrer: document.referrer,
    origin: location.origin,
  }),
  prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
};
if (shouldShowLoader(visit)) show(now);
