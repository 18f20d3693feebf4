'use client';

import { createContext, useContext } from 'react';
import type { PagesAsked } from '@/lib/client/page-changes';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import type { PageLists } from './page-lists';

export interface PagesRoom {
  /** Of titles and addresses. */
  locale: string;
  homeId: string | null;
  /** The active ones, the default one first. */
  languages: readonly SiteLanguage[];
  lists: PageLists;
  /** Whether a list is looked at now. */
  isShown(asked: PagesAsked): boolean;
}

export const PagesRoomContext = createContext<PagesRoom | null>(null);

/** What everything in the room of pages works with. */
export function useRoom(): PagesRoom {
  const room = useContext(PagesRoomContext);
  if (room === null) throw new Error('Outside the room of pages.');
  return room;
}
