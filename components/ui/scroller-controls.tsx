'use client';

import { useEffect, useRef, useState } from 'react';

interface ScrollerControlsProps {
  /** Id of the element whose children are scrolled through, one at a time. */
  scrollerId: string;
  previousLabel: string;
  nextLabel: string;
  /** Milliseconds between steps of its own; none where it does not play by itself. */
  autoplayDelay?: number;
}

function stepBy(scroller: HTMLElement, step: 1 | -1): void {
  const width = scroller.firstElementChild?.getBoundingClientRect().width ?? scroller.clientWidth;
  const direction = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  const room = scroller.scrollWidth - scroller.clientWidth;
  const atEnd = Math.abs(scroller.scrollLeft) >= room - 2;
  const left = step === 1 && atEnd ? -room * direction : step * width * direction;
  scroller.scrollBy({
    left,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}

/**
 * Buttons for a row that scrolls by itself without any script: they appear once they can work. A row that plays
 * stops for good as soon as somebody points at it, touches it or moves into it, and never begins under reduced motion.
 */
export function ScrollerControls(props: ScrollerControlsProps) {
  const { scrollerId, previousLabel, nextLabel, autoplayDelay } = props;
  const scroller = useRef<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const element = document.getElementById(scrollerId);
    scroller.current = element;
    setReady(element !== null && element.childElementCount > 1);
    if (element === null || autoplayDelay === undefined) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => stepBy(element, 1), autoplayDelay);
    const stop = () => clearInterval(timer);
    const frame = element.parentElement ?? element;
    for (const name of ['pointerenter', 'pointerdown', 'focusin', 'wheel'] as const) {
      frame.addEventListener(name, stop, { once: true, passive: true });
    }
    return stop;
  }, [scrollerId, autoplayDelay]);

  if (!isReady) return null;
  const go = (step: 1 | -1) => () => scroller.current && stepBy(scroller.current, step);
  return (
    <div className="scroller-controls">
      <button type="button" aria-label={previousLabel} aria-controls={scrollerId} onClick={go(-1)}>
        <span aria-hidden="true">←</span>
      </button>
      <button type="button" aria-label={nextLabel} aria-controls={scrollerId} onClick={go(1)}>
        <span aria-hidden="true">→</span>
      </button>
    </div>
  );
}
