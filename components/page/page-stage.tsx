'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

/** What can be on stage; the page as it is edited goes before the page as only editors find it. */
const shown: Record<'edited' | 'unseen', ReactNode> = { edited: null, unseen: null };
/** Stages of pages that visitors do not find. */
let missing = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Puts something in the place of the page's content, or gives its own back (null). Only editors' tools do that. */
export function showOnStage(content: ReactNode, as: keyof typeof shown = 'edited'): void {
  shown[as] = content;
  tell();
}

function noteMissing(): () => void {
  missing += 1;
  tell();
  return () => {
    missing -= 1;
    tell();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the address that is open is none that visitors find a page at. */
export const useIsMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing > 0,
    () => false,
  );

interface PageStageProps {
  /** The content says that there is no page. */
  isMissing?: boolean;
  children: ReactNode;
}

/** Where the content of a page stands: what the server has drawn, unless something else is on stage. */
export function PageStage({ isMissing = false, children }: PageStageProps) {
  useEffect(() => (isMissing ? noteMissing() : undefined), [isMissing]);
  return (
    useSyncExternalStore(
      subscribe,
      () => shown.edited ?? shown.unseen,
      () => null,
    ) ?? children
  );
}
