'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

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

/** Permissions that the player needs; it has no other access to the page (security X-6). */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** A card that becomes another service's player when pressed: nothing is loaded from there before. */
export function FilmFrame({ href, player, title, ratio, children }: FilmFrameProps) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (!isPlaying) {
    return (
      <a
        className="film film-card group/card"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={play}
      >
        {children}
      </a>
    );
  }
  return (
    <iframe
      ref={frame}
      className="film-player"
      style={{ aspectRatio: ratio }}
      src={player}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={SANDBOX}
    />
  );
}
