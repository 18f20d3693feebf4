'use client';

import { type RefObject, useEffect, useState } from 'react';
import { CarouselIcon } from './carousel/icons';
import { useStillness } from './carousel/use-playing';

interface FilmToggleProps {
  /** The element around a film with controls. */
  place: RefObject<HTMLElement | null>;
  labels: { play: string; pause: string };
  beginsByItself: boolean;
  buttonClassName: string;
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
 * Plays a film while it is seen, and has the button that stops it (WCAG 2.2.2). It begins by itself, unless the visitor prefers
 * less motion or less data.
 */
export default function FilmToggle({ place, labels, beginsByItself, buttonClassName }: FilmToggleProps) {
  const isStill = useStillness();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isReady, setReady] = useState(false);
  const isWanted = choice ?? (beginsByItself && !isStill && !savesData());

  useEffect(() => {
    const around = place.current;
    const film = around?.querySelector('video');
    if (!around || !film) return;
    film.controls = false;
    film.muted = true;
    setReady(true);
    // Its picture lies over it until then.
    const begun = () => around.setAttribute('data-begun', '');
    film.addEventListener('playing', begun, { once: true });
    return () => film.removeEventListener('playing', begun);
  }, [place]);

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
  }, [place, isWanted]);

  if (!isReady) return null;
  return (
    <button
      type="button"
      className={`absolute grid size-11 cursor-pointer place-items-center print:hidden rounded-full border border-current bg-(--dark-72) text-white hover:bg-black ${buttonClassName}`}
      aria-label={isWanted ? labels.pause : labels.play}
      onClick={() => setChoice(!isWanted)}
    >
      <CarouselIcon shape={isWanted ? 'pause' : 'play'} />
    </button>
  );
}
