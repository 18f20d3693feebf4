import { isTypedIn } from './typed-in';

/** A pointer that has gone as far has swiped. */
const SWIPE_PX = 40;

/**
 * Calls `step` with where a swipe by mouse or finger leads, as the row reads.
 * @returns what resolves once no pointer is down
 */
export function watchSwipes(
  row: HTMLElement,
  step: (by: 1 | -1) => void,
  signal: AbortSignal,
): () => Promise<void> {
  let from: number | null = null;
  let ended: (() => void) | null = null;
  const begin = (x: number) => {
    from = x;
  };
  const end = (x: number | null) => {
    const by = from === null || x === null ? 0 : x - from;
    from = null;
    if (Math.abs(by) >= SWIPE_PX) step(by < 0 === (getComputedStyle(row).direction !== 'rtl') ? 1 : -1);
    ended?.();
  };
  const listening = { passive: true, signal };
  // Words that are marked with the mouse turn no slide.
  row.addEventListener('mousedown', ({ target, clientX }) => isTypedIn(target) || begin(clientX), listening);
  document.addEventListener('mouseup', ({ clientX }) => end(clientX), listening);
  row.addEventListener('touchstart', ({ touches: [touch] }) => touch && begin(touch.clientX), listening);
  row.addEventListener('touchend', ({ changedTouches: [touch] }) => end(touch?.clientX ?? null), listening);
  // The page was scrolled instead.
  row.addEventListener('touchcancel', () => end(null), listening);
  return () =>
    new Promise((resolve) => {
      if (from === null) resolve();
      else ended = resolve;
    });
}
