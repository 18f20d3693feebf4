'use client';

import { createContext, useContext } from 'react';
import type { PageListQuery } from '@/lib/client/page-changes';
import type { PageSummary } from '@/lib/contracts/page-list';
import type { NewKind } from '@/lib/domain/site/page-kinds';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import type { PageLists } from './page-lists';

/** Below which page most of a kind stand. */
export type UsualParents = Partial<Record<NewKind, PageSummary>>;

export interface PagesScreenValue {
  /** The language in which titles and addresses are shown. */
  locale: string;
  homeId: string | null;
  usualParents: UsualParents;
  /** The active ones, the default one first. */
  languages: readonly SiteLanguage[];
  lists: PageLists;
  /** Whether a list is visible now. */
  isShown(query: PageListQuery): boolean;
}

export const PagesScreenContext = createContext<PagesScreenValue | null>(null);

/** The context of the screen of pages. */
export function usePagesScreen(): PagesScreenValue {
  const screen = useContext(PagesScreenContext);
  if (screen === null) throw new Error('Outside the screen of pages.');
  return screen;
}
