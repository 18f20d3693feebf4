import { useEffect, useState, useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

function onStillChange(changed: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether nothing may move by itself: the visitor prefers that, or the site's theme has no motion. */
export const prefersStillness = () =>
  matchMedia(STILL).matches || document.documentElement.dataset.motion === 'none';

/** The same; true until known. */
export function useStillness(): boolean {
  return useSyncExternalStore(onStillChange, prefersStillness, () => true);
}

const NOTHING = { isPointedAt: false, isTouched: false, isFocused: false, isAway: false, isHidden: false };

/**
 * Whether a row moves by itself now: the visitor has not paused it, sees it, and neither points at it nor is in it with
 * the keyboard. Pressing play is stronger than pointer and focus, which are on the button then (WCAG 2.2.2).
 */
export function usePlaying(frame: HTMLElement | null, canPlay: boolean) {
  const [isWanted, setWanted] = useState(true);
  const [holds, setHolds] = useState(NOTHING);

  useEffect(() => {
    if (!canPlay || frame === null) return;
    const events = new AbortController();
    const hold = (change: Partial<typeof NOTHING>) => setHolds((held) => ({ ...held, ...change }));
    const listen = (name: string, handle: (event: Event) => void, target: EventTarget = frame) =>
      target.addEventListener(name, handle, { signal: events.signal, passive: true });
    listen('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') hold({ isPointedAt: true });
    });
    listen('pointerleave', () => hold({ isPointedAt: false }));
    // A row does not move under a finger.
    listen('touchstart', () => hold({ isTouched: true }));
    for (const end of ['touchend', 'touchcancel']) listen(end, () => hold({ isTouched: false }), document);
    listen('focusin', () => hold({ isFocused: true }));
    listen('focusout', (event) => {
      const to = (event as FocusEvent).relatedTarget;
      if (!(to instanceof Node && frame.contains(to))) hold({ isFocused: false });
    });
    listen('visibilitychange', () => hold({ isHidden: document.hidden }), document);
    const sight = new IntersectionObserver(([entry]) => hold({ isAway: entry?.isIntersecting === false }), {
      threshold: 0.25,
    });
    sight.observe(frame);
    return () => {
      events.abort();
      sight.disconnect();
    };
  }, [frame, canPlay]);

  const isHeld = Object.values(holds).some(Boolean);
  return {
    isWanted,
    isPlaying: canPlay && isWanted && !isHeld,
    /** Until play is pressed. */
    stop: () => setWanted(false),
    toggle() {
      setWanted(!isWanted);
      if (!isWanted) setHolds((held) => ({ ...held, isPointedAt: false, isFocused: false }));
    },
  };
}
