'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A list in one line, which begins where the current entry is: on a phone that can be beyond the edge. */
export function ScrolledList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const line = list.current;
    const current = line?.querySelector('[aria-current]');
    if (!line || !current) return;
    const [frame, entry] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
    // `scrollIntoView` would scroll the page too, and not only this line.
    line.scrollBy({
      left: entry.left + entry.width / 2 - frame.left - frame.width / 2,
      behavior: 'instant',
    });
  }, []);
  return <ul ref={list}>{children}</ul>;
}
