import { useEffect } from 'react';
import { useDrag } from './drag';

/** Keeps the measurements right while the page scrolls under a drag. */
export function useDragSurroundings(): void {
  const isDragging = useDrag(({ what }) => what !== null);
  useEffect(() => {
    const content = document.getElementById('content');
    if (!isDragging || !content) return;
    const { documentElement: root } = document;
    // Scrolling goes with the pointer, step by step, and not after it.
    root.style.scrollBehavior = 'auto';
    // Pictures that come while the page is scrolled move everything below them.
    const observer = new ResizeObserver(() => useDrag.getState().measure());
    observer.observe(content);
    let measuredAt = scrollY;
    const look = () => {
      if (Math.abs(scrollY - measuredAt) < innerHeight / 2) return;
      measuredAt = scrollY;
      useDrag.getState().measure();
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      root.style.removeProperty('scroll-behavior');
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, [isDragging]);
}
