import { onStillness, prefersStillness } from '../carousel/playing';
import { savesData } from '../saves-data';

/** How much of it is seen when it begins; of one that is larger than the window, how much of the window it fills. */
const SEEN = 0.25;
/** The browser tells when each share comes into view: fine steps, since of a long section little ever does. */
const STEPS = Array.from({ length: 26 }, (_, step) => step / 100);

const areaOf = ({ width, height }: DOMRectReadOnly) => width * height;

function isSeenEnough({
  isIntersecting,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const whole = Math.min(
    areaOf(boundingClientRect),
    rootBounds ? areaOf(rootBounds) : Number.POSITIVE_INFINITY,
  );
  return isIntersecting && areaOf(intersectionRect) >= SEEN * whole;
}

/** Tells whenever the film begins or ceases to be seen: in the window, in the open tab, on the slide that is shown. */
function watchSight(place: HTMLElement, tell: (isSeen: boolean) => void): () => void {
  let isInWindow = false;
  const slide = place.closest('.slide');
  const look = () => tell(isInWindow && !document.hidden && !slide?.hasAttribute('inert'));
  const window = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      isInWindow = latest !== undefined && isSeenEnough(latest);
      look();
    },
    { threshold: STEPS },
  );
  window.observe(place);
  const slides = new MutationObserver(look);
  if (slide) slides.observe(slide, { attributes: true, attributeFilter: ['inert'] });
  document.addEventListener('visibilitychange', look);
  return () => {
    window.disconnect();
    slides.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Plays a film while it is seen, and has the button that stops it (WCAG 2.2.2). It begins by itself, unless the visitor prefers
 * less motion or less data.
 */
export function attendFilmLoop(place: HTMLElement): (() => void) | undefined {
  const film = place.querySelector('video');
  const button = place.querySelector<HTMLButtonElement>('button[data-play]');
  if (!film || !button) return undefined;
  const events = new AbortController();
  const { signal } = events;
  let choice: boolean | null = null;
  let stopWatching: (() => void) | null = null;

  const isWanted = () =>
    choice ?? (place.hasAttribute('begins-by-itself') && !prefersStillness() && !savesData());
  const show = () => {
    const wanted = isWanted();
    button.toggleAttribute('data-paused', !wanted);
    button.ariaLabel = (wanted ? button.dataset.pause : button.dataset.play) ?? null;
    if (wanted === (stopWatching !== null)) return;
    if (wanted) stopWatching = watchSight(place, playIfSeen);
    else rest();
  };
  const choose = (wanted: boolean) => {
    choice = wanted;
    show();
  };
  const playIfSeen = (isSeen: boolean) => {
    if (!isSeen) return film.pause();
    // Some devices refuse to begin by themselves, to save power: then the button says "play".
    film.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') choose(false);
    });
  };
  const rest = () => {
    stopWatching?.();
    stopWatching = null;
    film.pause();
  };

  film.controls = false;
  film.muted = true;
  button.hidden = false;
  // Its picture lies over it until then.
  film.addEventListener('playing', () => place.setAttribute('data-begun', ''), { once: true, signal });
  button.addEventListener('click', () => choose(!isWanted()), { signal });
  onStillness(show, signal);
  show();
  return () => {
    events.abort();
    rest();
  };
}
