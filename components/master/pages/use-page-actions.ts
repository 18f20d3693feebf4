'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/notices';
import { changePage, changePages, createPage } from '@/lib/client/page-changes';
import type { PageBulk, PageBulkDone, PageChange, PageCreation } from '@/lib/contracts/page-changes';
import type { PageSummary } from '@/lib/contracts/page-list';
import { type NewPlace, withMoved, without } from './optimistic-pages';
import { usePagesScreen } from './pages-screen-context';
import { selectNone } from './pages-state';
import { usePageFailure } from './use-page-failure';

const idsOf = (pages: readonly PageSummary[]) => pages.map(({ id }) => id);

/** Carries out changes of pages: what fails is reported, and the lists are read anew afterwards. */
function useAttempts() {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const client = useQueryClient();
  const { lists, isShown } = usePagesScreen();
  const { failed, sentenceOf } = usePageFailure();

  const renew = () => {
    void client.invalidateQueries({ queryKey: ['pages'] });
    return lists.renewAll(isShown);
  };
  /** Gives whether it was done. */
  const attempt = async (work: () => Promise<void>, rollBack?: () => void): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      rollBack?.();
      failed(error);
      return false;
    } finally {
      await renew();
    }
  };
  const reportRefused = ({ refused }: PageBulkDone, sentences: Record<string, string>) => {
    const [first] = refused;
    if (!first) return;
    const why = sentences[first.code] ?? sentenceOf(first.code) ?? master('failed');
    toast.failure(`${t('notDone', { count: refused.length })} ${why}`);
  };
  const many = (
    change: PageBulk,
    done: (ids: string[]) => void,
    { rollBack, sentences = {} }: { rollBack?: () => void; sentences?: Record<string, string> } = {},
  ) =>
    attempt(async () => {
      selectNone();
      const outcome = await changePages(change);
      if (outcome.done.length > 0) done(outcome.done);
      reportRefused(outcome, sentences);
    }, rollBack);
  return { renew, attempt, many };
}

const nameOf = ({ title, path }: Pick<PageSummary, 'title' | 'path'>) => title || path;

const place = (page: PageSummary, { parentId, position }: NewPlace) =>
  changePage(page.id, { ...(parentId !== page.parentId && { parentId }), position });

/** Actions on pages: optimistic, and corrected by the server's answer. */
export function usePageActions() {
  const t = useTranslations('pagesAdmin');
  const bin = useTranslations('bin');
  const { lists, isShown, locale } = usePagesScreen();
  const { renew, attempt, many } = useAttempts();

  return {
    /** Within the tree, by hand. */
    move: async (page: PageSummary, to: NewPlace) => {
      const below = { locale, parentId: to.parentId ?? '' };
      // So that the page is seen where it goes, and never nowhere.
      if (isShown(below)) await lists.ensure(below);
      const rollBack = lists.applyOptimistic((pages, query) => withMoved(pages, query, page, to));
      return attempt(async () => {
        const { translation } = await place(page, to);
        const isElsewhere = translation.path !== page.path;
        const text = isElsewhere
          ? t('movedTo', { name: nameOf(page), path: translation.path })
          : t('moved', { name: nameOf(page) });
        const undo = () =>
          void attempt(async () => {
            await place({ ...page, parentId: to.parentId }, page);
          });
        toast.success(text, { label: t('undo'), onClick: undo });
      }, rollBack);
    },
    moveMany: (pages: readonly PageSummary[], parentId: string | null) =>
      many({ action: 'move', ids: idsOf(pages), parentId }, (ids) =>
        toast.success(t('movedMany', { count: ids.length })),
      ),
    remove: (pages: readonly PageSummary[]) =>
      many(
        { action: 'delete', ids: idsOf(pages) },
        (ids) =>
          toast.success(t('deleted', { count: ids.length }), {
            label: t('undo'),
            onClick: () => void many({ action: 'restore', ids }, () => undefined),
          }),
        { rollBack: lists.applyOptimistic((known) => without(known, pages)) },
      ),
    /** @param locale '' for all languages */
    publish: (action: 'publish' | 'unpublish', pages: readonly PageSummary[], locale: string) =>
      many(
        { action, ids: idsOf(pages), ...(locale !== '' && { locale }) },
        (ids) => toast.success(t(`${action}edMany`, { count: ids.length })),
        {
          sentences: {
            conflict: t('publishConflict'),
            validation_failed: t('publishInvalid'),
            not_found: t('noTextThere'),
          },
        },
      ),
    restore: (pages: readonly PageSummary[]) =>
      many({ action: 'restore', ids: idsOf(pages) }, (ids) =>
        toast.success(bin('restored', { count: ids.length })),
      ),
    forget: (pages: readonly PageSummary[]) =>
      many({ action: 'forget', ids: idsOf(pages) }, (ids) =>
        toast.success(bin('forgotten', { count: ids.length })),
      ),
    /** @throws {ApiError} so that the form can say where it is wrong */
    async create(page: PageCreation): Promise<{ id: string; path: string }> {
      const made = await createPage(page);
      const { path } = made.translation;
      void renew();
      return { id: made.id, path };
    },
    /** @throws {ApiError} */
    async change(id: string, changes: PageChange): Promise<void> {
      const { translation } = await changePage(id, changes);
      toast.success(t('renamed', { path: translation.path }));
      await renew();
    },
  };
}
