'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { usePagesState } from './pages-state';
import type { TreeRow } from './tree-rows';

/**
 * Keeps the keyboard where it was when the row that has the focus goes elsewhere, or away: then it is on the row that has
 * come in its place. Gives where to say whether the focus is among the rows.
 */
export function useFocusKept(body: RefObject<HTMLElement | null>, rows: readonly TreeRow[]) {
  const isInside = useRef(false);
  const lastIndex = useRef(0);
  const { active, question } = usePagesState();
  const isAsking = question !== null;
  useEffect(() => {
    const index = rows.findIndex(({ key }) => key === active);
    if (index !== -1) lastIndex.current = index;
    if (isAsking || !isInside.current || document.activeElement !== document.body) return;
    const near = rows[index === -1 ? Math.min(lastIndex.current, rows.length - 1) : index];
    // After the dialog has returned the focus and the row is rendered.
    const frame = requestAnimationFrame(() => {
      if (near?.kind === 'page' && document.activeElement === document.body)
        rowElement(body.current, near.key)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, active, isAsking, body]);
  return useCallback((isThere: boolean) => {
    // A question lies over the rows, and is left again.
    if (isThere || usePagesState.getState().question === null) isInside.current = isThere;
  }, []);
}

export function rowElement(body: HTMLElement | null, id: string): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null;
}
