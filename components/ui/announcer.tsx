'use client';

import { useSyncExternalStore } from 'react';

interface Announcement {
  text: string;
  /** The same text said again is a new one. */
  turn: number;
}

const NOTHING: Announcement = { text: '', turn: 0 };

let current = NOTHING;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells those who do not see it what has just happened. */
export function announce(text: string): void {
  current = { text, turn: current.turn + 1 };
  for (const listener of listeners) listener();
}

/** Where it is said; there before anything is, so that it is heard. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(
    listen,
    () => current,
    () => NOTHING,
  );
  return (
    <div role="log" aria-live="polite" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  );
}
