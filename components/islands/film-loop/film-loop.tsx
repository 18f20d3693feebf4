import type { CSSProperties, ReactNode } from 'react';
import { CarouselIcon } from '../carousel/icons';
import '../island-elements';

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

/** A film without sound that plays while it is seen and rests while it is not; its button is shown by the script. */
export function FilmLoop({
  className,
  style,
  beginsByItself,
  labels,
  buttonClassName,
  children,
}: FilmLoopProps) {
  return (
    <film-loop
      class={`group/film block ${className}`}
      style={style}
      begins-by-itself={beginsByItself ? '' : undefined}
    >
      {children}
      <button
        type="button"
        className={`group/play absolute grid size-11 cursor-pointer place-items-center rounded-(--corner-button) border border-current bg-(--dark-72) text-white hover:bg-black [[hidden]]:hidden print:hidden ${buttonClassName}`}
        aria-label={labels.play}
        data-pause={labels.pause}
        data-play={labels.play}
        data-paused=""
        hidden
      >
        <CarouselIcon shape="pause" />
        <CarouselIcon shape="play" />
      </button>
    </film-loop>
  );
}
