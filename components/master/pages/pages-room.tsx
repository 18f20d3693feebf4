'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Announcer } from '@/components/ui/announcer';
import { listPages, type PagesAsked } from '@/lib/client/page-changes';
import type { PageList } from '@/lib/contracts/page-list';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { BulkBar } from './bulk-bar';
import { createPageLists, keyOf } from './page-lists';
import { PageTree } from './page-tree';
import { PagesBar } from './pages-bar';
import { Questions } from './questions';
import { ReportView } from './report-view';
import { usePagesRoom } from './room-state';
import { PagesRoomContext, type PagesRoom as Room, useRoom } from './rooms';
import { flatList, openedPages } from './use-rows';
import './pages.css';
import './pages-rows.css';

interface PagesRoomProps {
  /** Code of the language that titles are read in. */
  locale: string;
  homeId: string | null;
  languages: readonly SiteLanguage[];
  /** The first levels, so that they are there at once. */
  initial: { asked: PagesAsked; list: PageList }[];
}

/** `/master/pages`: the pages of the site, and all that is done to where they stand. */
export function PagesRoom({ locale, homeId, languages, initial }: PagesRoomProps) {
  const client = useQueryClient();
  const [lists] = useState(() =>
    createPageLists(
      (asked, cursor) =>
        client.fetchQuery({
          queryKey: ['pages', 'part', asked, cursor],
          queryFn: ({ signal }) => listPages(asked, cursor, signal),
          gcTime: 0,
        }),
      initial,
    ),
  );
  const room = useMemo<Room>(
    () => ({
      locale,
      homeId,
      languages,
      lists,
      isShown(asked) {
        const state = usePagesRoom.getState();
        const flat = flatList(locale, state);
        if (flat !== null) return keyOf(asked) === keyOf(flat);
        const { parentId } = asked;
        return (
          parentId === '' || (parentId !== undefined && openedPages(state.toggled, homeId).has(parentId))
        );
      },
    }),
    [locale, homeId, languages, lists],
  );
  useEffect(() => {
    // Whoever comes back is given what was there before.
    if (usePagesRoom.getState().wasLeft) void lists.renewAll(room.isShown);
    return () => usePagesRoom.setState({ wasLeft: true });
  }, [lists, room]);
  return (
    <PagesRoomContext value={room}>
      <Inside />
    </PagesRoomContext>
  );
}

function Inside() {
  const t = useTranslations('pagesAdmin');
  const place = usePagesRoom((state) => state.place);
  return (
    <div className="pages-room">
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

/** What a place is about, how much was found, and that there is nothing where there is nothing. */
function FoundNote() {
  const t = useTranslations('pagesAdmin');
  const { locale, lists } = useRoom();
  const { place, search, sort } = usePagesRoom();
  const flat = flatList(locale, { place, search, sort });
  const list = useStore(lists.store, (all) => (flat === null ? undefined : all[keyOf(flat)]));
  if (flat === null) return null;
  const isEmpty = list?.state === 'here' && list.pages.length === 0;
  const about = place === 'tree' || place === 'report' ? '' : t(`about-${place}`);
  return (
    <p className="pages-note" role="status">
      {isEmpty ? t(search === '' ? 'nothingHere' : 'nothingFound', { words: search }) : about}
    </p>
  );
}
