'use client';

import { create } from 'zustand';

interface Said {
  text: string;
  /** The same text said again is a new one. */
  turn: number;
}

const useSaid = create<Said>()(() => ({ text: '', turn: 0 }));

/** Tells those who do not see it where a page is carried. */
export function announce(text: string): void {
  useSaid.setState(({ turn }) => ({ text, turn: turn + 1 }));
}

/** Where it is said; there before anything is, so that it is heard. */
export function Announcer() {
  const { text, turn } = useSaid();
  return (
    <div role="log" aria-live="polite" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  );
}
