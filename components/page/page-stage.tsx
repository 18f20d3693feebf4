'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts something in the place of the page's content, or gives its own back (null). Only an editor does that. */
export function showOnStage(content: ReactNode): void {
  shown = content;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the content of a page stands: what the server has drawn, unless something else is on stage. */
export function PageStage({ children }: { children: ReactNode }) {
  return (
    useSyncExternalStore(
      subscribe,
      () => shown,
      () => null,
    ) ?? children
  );
}
