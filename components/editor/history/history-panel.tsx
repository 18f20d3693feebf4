'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { revisionQuery, revisionsQuery } from '@/lib/client/revisions';
import type { RevisionSummary } from '@/lib/contracts/revisions';
import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { editorQueries } from '../core/queries';
import { SidePanel } from '../core/side-panel';
import { useToolFormatter, useToolTexts } from '../core/tool-texts';
import { useWhen } from '../core/use-when';
import { usePast } from './past';
import { PastChanges } from './past-changes';

/** The saved versions of the page, with author and time; each can be viewed in place and restored. */
export function HistoryPanel() {
  const t = useToolTexts('revision');
  const path = useStore(pageContent, ({ currentPath }) => currentPath ?? '');
  const locale = useStore(pageContent, ({ currentLocale }) => currentLocale ?? '');
  const query = useInfiniteQuery(revisionsQuery(path, locale), editorQueries);
  const shown = usePast((state) => state.revision);
  const [coming, setComing] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const listId = useId();
  useEffect(
    () => () => {
      wanted.current = null;
      usePast.getState().back();
    },
    [],
  );

  const look = async ({ id }: RevisionSummary) => {
    wanted.current = id;
    setComing(id);
    try {
      const revision = await editorQueries.fetchQuery(revisionQuery(id));
      if (wanted.current === id) usePast.getState().show(revision);
    } catch {
      if (wanted.current === id) toast.error(t('unreadable'));
    }
    setComing((now) => (now === id ? null : now));
  };
  const back = () => {
    wanted.current = null;
    // The pressed button disappears, so the focus goes to the version that was viewed.
    if (shown) document.getElementById(`${listId}-${shown.id}`)?.focus();
    usePast.getState().back();
  };

  const revisions = query.data?.pages.flatMap((page) => page.revisions) ?? [];
  return (
    <SidePanel
      label={t('title')}
      title={t('title')}
      // Where it would cover the page, it leaves a part of it visible.
      className={shown ? 'max-md:top-auto max-md:max-h-[72dvh] max-md:rounded-t-xl' : undefined}
    >
      {shown ? <PastChanges revision={shown} onBack={back} /> : null}
      {query.isError ? (
        <p role="alert">
          {t('unreadable')} <PanelButton onClick={() => void query.refetch()}>{t('again')}</PanelButton>
        </p>
      ) : null}
      {query.isPending ? <p role="status">{t('reading')}</p> : null}
      {query.isSuccess && revisions.length === 0 ? <p>{t('none')}</p> : null}
      <ol className="mb-3 grid gap-1.5" aria-label={t('list')}>
        {revisions.map((each, index) => (
          <li key={each.id}>
            <RevisionButton
              id={`${listId}-${each.id}`}
              revision={each}
              isLatest={index === 0}
              isShown={shown?.id === each.id}
              isComing={coming === each.id}
              onLook={() => (shown?.id === each.id ? back() : void look(each))}
            />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <PanelButton disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </PanelButton>
      ) : null}
    </SidePanel>
  );
}

interface RevisionButtonProps {
  id: string;
  revision: RevisionSummary;
  isLatest: boolean;
  isShown: boolean;
  isComing: boolean;
  onLook(): void;
}

function RevisionButton({ id, revision, isLatest, isShown, isComing, onLook }: RevisionButtonProps) {
  const t = useToolTexts('revision');
  const format = useToolFormatter();
  const when = useWhen();
  const now = useNow({ updateInterval: 60_000 });
  const at = new Date(revision.createdAt);
  return (
    <PanelButton
      id={id}
      className="grid w-full justify-stretch gap-0.5 px-3 py-2 text-start aria-busy:opacity-60 aria-pressed:border-tool-accent aria-pressed:bg-tool-accent-tint"
      aria-pressed={isShown}
      aria-busy={isComing}
      onClick={onLook}
    >
      <time dateTime={revision.createdAt}>{when(at)}</time>
      <small className="text-tool-muted">
        {[
          revision.author?.name ?? t('nobody'),
          format.relativeTime(at > now ? now : at, now),
          ...(isLatest ? [t('latest')] : []),
        ].join(' · ')}
      </small>
    </PanelButton>
  );
}
