import type { ReactNode } from 'react';
import '../island-elements';

interface FilmFrameProps {
  /** Where the film is seen at its service: where the link leads without script, or in a new window. */
  href: string;
  /** The service's player, asked to begin at once. */
  player: string;
  title: string;
  /** Width by height of the place that the player takes. */
  ratio: number;
  children: ReactNode;
}

/** A card that becomes another service's player when pressed: nothing is loaded from there before. */
export function FilmFrame({ href, player, title, ratio, children }: FilmFrameProps) {
  return (
    <film-frame class="contents" player={player} name={title} ratio={ratio}>
      <a className="film film-card group/card" href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </film-frame>
  );
}
