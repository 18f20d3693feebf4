import { useEffect, useState } from 'react';

interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/**
 * Where a part of the page around the content stands in the document, followed while it moves: at the side a header stays while
 * the page is scrolled. Null where it is not drawn.
 */
export function usePlace(selector: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const part = document.querySelector(selector);
    if (!part) return;
    const content = document.createRange();
    content.selectNodeContents(part);
    const measure = () => {
      const { top, height } = part.getBoundingClientRect();
      // A part that has a line of its own is wider than what stands in it.
      const { left, width } = content.getBoundingClientRect();
      setPlace(width === 0 ? null : { top: top + scrollY, left: left + scrollX, width, height });
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(later);
    observer.observe(part);
    // What stands above it, such as a bar of the tools, moves it without a change of its own size.
    observer.observe(document.body);
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
      cancelAnimationFrame(frame);
    };
  }, [selector]);
  return place;
}
