'use client';

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A swipe of this length leads to another file. */
const SWIPE_PX = 60;

/** Elements with arrow keys of their own. */
const OWN_ARROWS = 'input, textarea, select, video, audio, [role=tab], [role=menu]';

interface Steps {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

interface PreviewKeys {
  dialog: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  /** For the stage alone: elsewhere a finger does other things. */
  swipe: { onPointerDown(event: PointerEvent): void; onPointerUp(event: PointerEvent): void };
}

/** Arrows and fingers go from file to file. */
export function usePreviewKeys({ onPrevious, onNext }: Steps): PreviewKeys {
  const dialog = useRef<HTMLDivElement>(null);
  const began = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    // The focused element may have gone with the previous file.
    if (document.activeElement === document.body) dialog.current?.focus();
  });
  const go = (to: 'previous' | 'next') => (to === 'previous' ? onPrevious : onNext)?.();
  return {
    dialog,
    onKeyDown: (event) => {
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (!isPlain || (event.target instanceof Element && event.target.closest(OWN_ARROWS))) return;
      if (event.key === 'ArrowLeft') go('previous');
      if (event.key === 'ArrowRight') go('next');
    },
    swipe: {
      onPointerDown: ({ pointerType, isPrimary, clientX, clientY, target }) => {
        const isOwn = target instanceof Element && target.closest('video, audio') !== null;
        began.current = pointerType === 'touch' && isPrimary && !isOwn ? { x: clientX, y: clientY } : null;
      },
      onPointerUp: ({ clientX, clientY }) => {
        if (!began.current) return;
        const [x, y] = [clientX - began.current.x, clientY - began.current.y];
        began.current = null;
        if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
        go(x > 0 ? 'previous' : 'next');
      },
    },
  };
}
