'use client';

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { pageDrawingQuery } from '@/lib/client/page-screen';
import type { PageLayout } from '@/lib/domain/site/routes';
import type { NewPageText } from './new-page-view';

/** With the layouts and all kinds of blocks, which the rest of the settings can do without. */
const LayoutDrawing = lazy(() => import('./layout-drawing'));

/** In CSS pixels: the window of a computer, and as much of the page as tells layouts apart. */
const WINDOW = { width: 1200, height: 1440 };
/** How far from being seen it is drawn. */
const NEAR = '200px';

/** The width of an element that has come near the part of the screen that is seen; 0 before that. */
function useWidthWhenNear() {
  const box = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    // Rounded up: what is cut off is not seen, a gap would be.
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.ceil(entry?.contentRect.width ?? 0)));
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        sizes.observe(shown);
      },
      { rootMargin: NEAR },
    );
    sight.observe(shown);
    return () => {
      sight.disconnect();
      sizes.disconnect();
    };
  }, []);
  return { box, width };
}

export interface DrawnText {
  path: string;
  locale: string;
  /** Of the text: a new one is drawn anew. */
  version: number;
  /** A new page below it is drawn instead. */
  below?: NewPageText;
}

/** A page as one of the layouts draws it, small. Nothing in it can be reached. */
export function LayoutPicture({ text, layout }: { text: DrawnText; layout: PageLayout }) {
  const { box, width } = useWidthWhenNear();
  const { path, locale, version, below } = text;
  const { data } = useQuery({ ...pageDrawingQuery(path, locale, version), enabled: width > 0 });
  return (
    <span
      ref={box}
      className="pointer-events-none relative block aspect-5/6 overflow-hidden rounded-sm bg-tool-paper"
      aria-hidden="true"
      inert
    >
      {data ? (
        <Suspense>
          <LayoutDrawing
            page={data}
            layout={layout}
            window={WINDOW}
            scale={width / WINDOW.width}
            {...(below && { below })}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
