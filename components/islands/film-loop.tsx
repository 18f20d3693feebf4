'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { CarouselIcon } from './carousel/icons';
import { useStillness } from './carousel/use-playing';

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

/** How much of it is seen when it begins. */
const SEEN = 0.25;

/** Whether the visitor wants no bytes spent that were not asked for. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Tells whenever the film begins or ceases to be seen: in the window, in the open tab, on the slide that is shown. */
function watchSight(place: HTMLElement, tell: (isSeen: boolean) => void): () => void {
  let isInWindow = false;
  const slide = place.closest('.slide');
  const look = () => tell(isInWindow && !document.hidden && !slide?.hasAttribute('inert'));
  const window = new IntersectionObserver(
    (entries) => {
      isInWindow = entries.at(-1)?.isIntersecting === true;
      look();
    },
    { threshold: SEEN },
  );
  window.observe(place);
  const slides = new MutationObserver(look);
  if (slide) slides.observe(slide, { attributes: true, attributeFilter: ['inert'] });
  document.addEventListener('visibilitychange', look);
  return () => {
    window.disconnect();
    slides.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * A film without sound that plays while it is seen and rests while it is not. It begins by itself, unless the visitor prefers
 * less motion or less data, and always has a button that stops it (WCAG 2.2.2).
 */
export function FilmLoop(props: FilmLoopProps) {
  const { labels, beginsByItself, className, style, buttonClassName, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const isStill = useStillness();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isReady, setReady] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const isWanted = choice ?? (beginsByItself && !isStill && !savesData());

  useEffect(() => {
    const film = place.current?.querySelector('video');
    if (!film) return;
    film.controls = false;
    film.muted = true;
    setReady(true);
    const begun = () => setBegun(true);
    film.addEventListener('playing', begun, { once: true });
    return () => film.removeEventListener('playing', begun);
  }, []);

  useEffect(() => {
    const film = place.current?.querySelector('video');
    if (!(isWanted && film && place.current)) return;
    const stopWatching = watchSight(place.current, (isSeen) => {
      if (!isSeen) return film.pause();
      // Some devices refuse to begin by themselves, to save power: then the button says "play".
      film.play().catch((error: DOMException) => error.name === 'NotAllowedError' && setChoice(false));
    });
    return () => {
      stopWatching();
      film.pause();
    };
  }, [isWanted]);

  return (
    <div
      ref={place}
      className={`group/film ${className}`}
      style={style}
      data-begun={hasBegun ? '' : undefined}
    >
      {children}
      {isReady ? (
        <button
          type="button"
          className={`absolute grid size-11 cursor-pointer place-items-center print:hidden rounded-full border border-current bg-(--dark-72) text-white hover:bg-black ${buttonClassName}`}
          aria-label={isWanted ? labels.pause : labels.play}
          onClick={() => setChoice(!isWanted)}
        >
          <CarouselIcon shape={isWanted ? 'pause' : 'play'} />
        </button>
      ) : null}
    </div>
  );
}
