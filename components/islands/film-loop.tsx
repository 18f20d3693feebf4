'use client';

import { type CSSProperties, lazy, type ReactNode, Suspense, useRef } from 'react';

/** By itself: only pages with such a film load it. */
const FilmToggle = lazy(() => import('./film-toggle'));

interface FilmLoopProps {
  labels: { play: string; pause: string };
  /** False where it waits for its button. */
  beginsByItself: boolean;
  className: string;
  style?: CSSProperties | undefined;
  /** Where its button stands. */
  buttonClassName: string;
  /** A film with controls, and its picture. */
  children: ReactNode;
}

/** A film without sound that plays while it is seen and rests while it is not. */
export function FilmLoop({ className, style, children, ...toggle }: FilmLoopProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={`group/film ${className}`} style={style}>
      {children}
      <Suspense fallback={null}>
        <FilmToggle place={place} {...toggle} />
      </Suspense>
    </div>
  );
}
