'use client';

import { useEffect, useRef } from 'react';

/** Long enough that a pointer passing by brings up nothing, and too short to wait for. */
const DELAY_MS = 80;
const GAP = 8;

type Rect = Pick<DOMRect, 'top' | 'left' | 'bottom' | 'width'>;

/** Above what it is about, or below where there is no room; never out of the window. */
export function placeOfTip(of: Rect, size: { width: number; height: number }, windowWidth: number) {
  const above = of.top - GAP - size.height;
  const centred = of.left + of.width / 2 - size.width / 2;
  return {
    left: Math.max(GAP / 2, Math.min(centred, windowWidth - size.width - GAP / 2)),
    top: above >= 0 ? above : of.bottom + GAP,
  };
}

const ownerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Whether a button's words are seen, and there is no key to add to them. */
function saysItself({ children, dataset }: HTMLElement): boolean {
  if (dataset.tipKeys) return false;
  return [...children].some(
    (child) => child.textContent === dataset.tip && child.getBoundingClientRect().width > 1,
  );
}

function isWithin({ clientX, clientY }: PointerEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top - GAP && clientY <= bottom + GAP;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const isSame = (one: Point | null, other: Point) =>
  one?.clientX === other.clientX && one.clientY === other.clientY;

/** The keys that lead the focus from one thing to the next. */
const LEADS = /^(Tab|Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/**
 * One bubble for every button that has a `tip`: by mouse, and when a key leads the focus there, not by touch, nor when a
 * script gives the focus back, as what closes does. It repeats the button's name, so that only those who see the sign
 * need it; Escape takes it away and still does what it does elsewhere.
 */
export function Tooltips() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bubble.current;
    if (!element) return;
    let owner: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After a field was typed in, browsers take whatever a script focuses for `:focus-visible`, on phones as well.
    let isLed = false;
    // Where the pointer was last: what comes to lie under one at rest, as where the bar changes, was not pointed at.
    let at: Point | null = null;
    let isUnpointed = false;
    const hide = () => {
      clearTimeout(timer);
      owner = null;
      if (element.matches(':popover-open')) element.hidePopover();
    };
    const place = () => {
      if (!owner) return;
      const { left, top } = placeOfTip(
        owner.getBoundingClientRect(),
        element.getBoundingClientRect(),
        document.documentElement.clientWidth,
      );
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    };
    const show = (next: HTMLElement) => {
      if (saysItself(next)) return;
      const [words, keys] = element.children as unknown as [HTMLElement, HTMLElement];
      words.textContent = next.dataset.tip ?? '';
      keys.textContent = next.dataset.tipKeys ?? '';
      keys.hidden = keys.textContent === '';
      element.hidePopover();
      // Above everything, dialogs included.
      element.showPopover();
      owner = next;
      place();
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const next = ownerOf(event.target);
      isUnpointed = isSame(at, event);
      at = event;
      if (next !== null && next === owner) return;
      clearTimeout(timer);
      if (owner !== null && !isWithin(event, element)) hide();
      if (isUnpointed || next === null || next.getAttribute('aria-expanded') === 'true') return;
      timer = setTimeout(() => next.isConnected && show(next), DELAY_MS);
    };
    const moved = (event: PointerEvent) => {
      if (isUnpointed && !isSame(at, event)) over(event);
      at = event;
    };
    const focused = ({ target }: FocusEvent) => {
      const next = ownerOf(target);
      if (isLed && next?.matches(':focus-visible')) show(next);
      else hide();
    };
    const pointed = () => {
      isLed = false;
      hide();
    };
    const pressed = ({ key }: KeyboardEvent) => {
      isLed = LEADS.test(key);
      if (key === 'Escape') hide();
    };
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    document.addEventListener('pointerover', over, options);
    document.addEventListener('pointermove', moved, options);
    document.addEventListener('focusin', focused, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('pointerdown', pointed, options);
    document.addEventListener('click', pointed, options);
    document.addEventListener('keydown', pressed, options);
    document.addEventListener('scroll', place, options);
    return () => {
      stop.abort();
      hide();
    };
  }, []);
  return (
    <div
      ref={bubble}
      popover="manual"
      data-tooltip
      className="pointer-events-none fixed inset-auto m-0 max-w-[min(20rem,100vw-1rem)] rounded-md border border-tool-edge bg-tool-ground px-2.5 py-1.5 font-display text-xs leading-snug wrap-anywhere text-tool-ink print:hidden"
      aria-hidden="true"
    >
      <span />
      <kbd className="ms-2 font-[inherit] whitespace-nowrap text-tool-soft" />
    </div>
  );
}
