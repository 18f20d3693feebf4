'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Announcer } from '@/components/ui/announcer';
import { listPages, type PageListQuery } from '@/lib/client/page-changes';
import type { PageList } from '@/lib/contracts/page-list';
import type { NewKind } from '@/lib/domain/site/page-kinds';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { BulkBar } from './bulk-bar';
import { createPageLists, keyOf } from './page-lists';
import { PageTree } from './page-tree';
import { PagesBar } from './pages-bar';
import { PAGES_NOTE } from './pages-note';
import {
  PagesScreenContext,
  type PagesScreenValue,
  type UsualParents,
  usePagesScreen,
} from './pages-screen-context';
import { openQuestion, usePagesState } from './pages-state';
import { Questions } from './questions';
import { ReportView } from './report-view';
import { flatList, openedPages } from './use-rows';
import './pages-screen.css';

interface PagesScreenProps {
  /** Code of the language that titles are read in. */
  locale: string;
  homeId: string | null;
  usualParents: UsualParents;
  /** A new page of this kind is begun at once. */
  begin: NewKind | null;
  languages: readonly SiteLanguage[];
  /** The first levels, so that they are there at once. */
  initial: { query: PageListQuery; list: PageList }[];
}

/** `/master/pages`: the pages of the site, and all that is done to where they stand. */
export function PagesScreen({ locale, homeId, usualParents, begin, languages, initial }: PagesScreenProps) {
  const client = useQueryClient();
  const [lists] = useState(() =>
    createPageLists(
      (query, cursor) =>
        client.fetchQuery({
          queryKey: ['pages', 'part', query, cursor],
          queryFn: ({ signal }) => listPages(query, cursor, signal),
          gcTime: 0,
        }),
      initial,
    ),
  );
  const screen = useMemo<PagesScreenValue>(
    () => ({
      locale,
      homeId,
      usualParents,
      languages,
      lists,
      isShown(query) {
        const state = usePagesState.getState();
        const flat = flatList(locale, state);
        if (flat !== null) return keyOf(query) === keyOf(flat);
        const { parentId } = query;
        return (
          parentId === '' || (parentId !== undefined && openedPages(state.toggled, homeId).has(parentId))
        );
      },
    }),
    [locale, homeId, usualParents, languages, lists],
  );
  useEffect(() => {
    if (begin === null) return;
    openQuestion({ kind: 'create', parent: usualParents[begin] ?? null, from: null, of: begin });
    // It was asked for once: a reload, or coming back, shows the pages.
    const address = new URL(location.href);
    address.searchParams.delete('new');
    history.replaceState(history.state, '', address);
  }, [begin, usualParents]);
  useEffect(() => {
    // Coming back shows the earlier state.
    if (usePagesState.getState().wasLeft) void lists.renewAll(screen.isShown);
    return () => usePagesState.setState({ wasLeft: true });
  }, [lists, screen]);
  return (
    <PagesScreenContext value={screen}>
      <Inside />
    </PagesScreenContext>
  );
}

function Inside() {
  const t = useTranslations('pagesAdmin');
  const place = usePagesState((state) => state.place);
  return (
    <div className="pages-screen font-text text-base leading-normal">
      <p className="sr-only" id="pages-drag-help">
        {t('dragHelp')}
      </p>
      <PagesBar />
      {place === 'report' ? (
        <ReportView />
      ) : (
        <>
          <FoundNote />
          <PageTree />
          <BulkBar />
        </>
      )}
      <Questions />
      <Announcer />
    </div>
  );
}

/** A description of the place, the number of results, or a note that there are none. */
function FoundNote() {
  const t = useTranslations('pagesAdmin');
  const { locale, lists } = usePagesScreen();
  const { place, search, sort } = usePagesState();
  const flat = flatList(locale, { place, search, sort });
  const list = useStore(lists.store, (all) => (flat === null ? undefined : all[keyOf(flat)]));
  if (flat === null) return null;
  const isEmpty = list?.state === 'here' && list.pages.length === 0;
  const about = place === 'tree' || place === 'report' ? '' : t(`about-${place}`);
  return (
    <p className={PAGES_NOTE} role="status">
      {isEmpty ? t(search === '' ? 'nothingHere' : 'nothingFound', { words: search }) : about}
    </p>
  );
}
