'use client';

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { listPages } from '@/lib/client/page-changes';
import type { PageSummary } from '@/lib/contracts/page-list';
import { DialogButtons } from '../parts/dialog-buttons';
import { Named } from './named-pages';
import { usePagesScreen } from './pages-screen-context';
import { openQuestion } from './pages-state';
import { usePageActions } from './use-page-actions';

/** Descendants are listed for this many pages. */
const LOOKED_AT = 20;

const close = () => openQuestion(null);

/** Asks before pages go into the bin, and names what goes along. */
export function DeleteQuestion({ pages }: { pages: readonly PageSummary[] }) {
  const t = useTranslations('pagesAdmin');
  const actions = usePageActions();
  const [only] = pages;
  const along = useAlong(pages);
  const title =
    pages.length === 1 && only
      ? t('deleteOne', { name: only.title || only.path })
      : t('deleteMany', { count: pages.length });
  return (
    <Dialog title={title} note={t('deleteNote')} onClose={close}>
      {pages.length > 1 ? <Named pages={pages} /> : null}
      {along.pages.length > 0 ? (
        <>
          <p className="mt-4 text-tool-soft">
            {along.hasMore
              ? t('alongMany', { count: along.pages.length })
              : t('along', { count: along.pages.length })}
          </p>
          <Named pages={along.pages} />
        </>
      ) : null}
      <DialogButtons
        action={t('delete')}
        onCancel={close}
        onAction={() => {
          close();
          void actions.remove(pages);
        }}
      />
    </Dialog>
  );
}

/** Asks before pages are deleted permanently. */
export function ForgetQuestion({ pages }: { pages: readonly PageSummary[] }) {
  const t = useTranslations('bin');
  const actions = usePageActions();
  return (
    <Dialog title={t('forgetTitle', { count: pages.length })} note={t('forgetNote')} onClose={close}>
      <Named pages={pages} />
      <DialogButtons
        action={t('forget')}
        onCancel={close}
        onAction={() => {
          close();
          void actions.forget(pages);
        }}
      />
    </Dialog>
  );
}

/** All descendants of the pages, without these themselves. */
function useAlong(pages: readonly PageSummary[]): { pages: PageSummary[]; hasMore: boolean } {
  const { locale } = usePagesScreen();
  const parents = pages.filter(({ childCount }) => childCount > 0);
  const found = useQueries({
    queries: parents.slice(0, LOOKED_AT).map(({ path }) => ({
      queryKey: ['pages', 'below', locale, path],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listPages({ locale, search: `${path}/`, sort: 'path' }, null, signal),
    })),
  });
  const named = new Set(pages.map(({ id }) => id));
  const below = new Map<string, PageSummary>();
  for (const [index, { data }] of found.entries()) {
    const start = `${parents[index]?.path}/`;
    for (const page of data?.pages ?? [])
      if (page.path.startsWith(start) && !named.has(page.id)) below.set(page.id, page);
  }
  const hasMore = parents.length > LOOKED_AT || found.some(({ data }) => data?.hasMore === true);
  return { pages: [...below.values()], hasMore };
}
