const STILL = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move by itself: the visitor prefers that, or the site's theme has no motion. */
export const prefersStillness = () =>
  matchMedia(STILL).matches || document.documentElement.dataset.motion === 'none';

/** Calls back whenever that may have changed. */
export function onStillness(changed: () => void, signal: AbortSignal): void {
  matchMedia(STILL).addEventListener('change', changed, { signal });
}

interface Playing {
  isPlaying(): boolean;
  /** Whether the visitor lets it play. */
  isWanted(): boolean;
  /** Until play is pressed. */
  stop(): void;
  toggle(): void;
}

/**
 * Whether a row moves by itself now: the visitor has not paused it, sees it, and neither points at it nor is in it with
 * the keyboard. Pressing play is stronger than pointer and focus, which are on the button then (WCAG 2.2.2).
 */
export function watchPlaying(frame: HTMLElement, changed: () => void, signal: AbortSignal): Playing {
  let isWanted = true;
  const holds = new Set<'pointer' | 'touch' | 'focus' | 'away' | 'hidden'>();
  const hold = (why: typeof holds extends Set<infer Why> ? Why : never, isHeld: boolean) => {
    if (isHeld) holds.add(why);
    else holds.delete(why);
    changed();
  };
  const listen = (name: string, handle: (event: Event) => void, target: EventTarget = frame) =>
    target.addEventListener(name, handle, { signal, passive: true });
  listen('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') hold('pointer', true);
  });
  listen('pointerleave', () => hold('pointer', false));
  // A row does not move under a finger.
  listen('touchstart', () => hold('touch', true));
  for (const end of ['touchend', 'touchcancel']) listen(end, () => hold('touch', false), document);
  listen('focusin', () => hold('focus', true));
  listen('focusout', (event) => {
    const to = (event as FocusEvent).relatedTarget;
    if (!(to instanceof Node && frame.contains(to))) hold('focus', false);
  });
  listen('visibilitychange', () => hold('hidden', document.hidden), document);
  const sight = new IntersectionObserver(([entry]) => hold('away', entry?.isIntersecting === false), {
    threshold: 0.25,
  });
  sight.observe(frame);
  signal.addEventListener('abort', () => sight.disconnect());
  return {
    isPlaying: () => isWanted && holds.size === 0 && !prefersStillness(),
    isWanted: () => isWanted,
    stop() {
      isWanted = false;
      changed();
    },
    toggle() {
      isWanted = !isWanted;
      if (isWanted) {
        holds.delete('pointer');
        holds.delete('focus');
      }
      changed();
    },
  };
}
