import { useLayoutEffect, useState } from 'react';
import { type Box, boxOfBlock, boxOfSection, drawnBlock, onDrawn } from './drawn-blocks';
import { pageContent } from './page-content';

export interface Target {
  kind: 'block' | 'section';
  id: string;
}

/** Where a block or a section stands in the document; followed while it grows and moves. Null while it is not drawn. */
export function useBox(target: Target | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const kind = target?.kind;
  const id = target?.id;
  useLayoutEffect(() => {
    if (id === undefined) return setBox(null);
    const observer = new ResizeObserver(() => measure());
    let watched = kind === 'block' ? drawnBlock(id) : undefined;
    const measure = () => {
      const next = kind === 'block' ? boxOfBlock(id) : boxOfSection(id);
      setBox((last) => (isSame(last, next) ? last : next));
    };
    const watch = () => {
      const drawn = kind === 'block' ? drawnBlock(id) : undefined;
      if (drawn !== watched) watched?.unobserveUsing(observer);
      watched = drawn;
      watched?.observeUsing(observer);
      measure();
    };
    watch();
    const content = document.getElementById('content');
    if (content) observer.observe(content);
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const stops = [onDrawn(watch), pageContent.subscribe(later)];
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      watched?.unobserveUsing(observer);
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [kind, id]);
  return box;
}

function isSame(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) return one === other;
  return (['top', 'left', 'width', 'height'] as const).every((side) => one[side] === other[side]);
}
