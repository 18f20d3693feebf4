'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/lib/client/http';
import type { PageSummary } from '@/lib/contracts/page-list';
import { localisePath } from '@/lib/domain/addresses/paths';
import { pathBelow, segmentOf } from '@/lib/domain/content/page-segment';
import { META } from '@/lib/domain/limits';
import { countCharacters } from '@/lib/domain/site/meta';
import type { NewKind, PageKind } from '@/lib/domain/site/page-kinds';
import type { PageLayout } from '@/lib/domain/site/routes';
import { useAuth } from '@/stores/auth';
import { usePagesScreen } from './pages-screen-context';
import { openQuestion, toggle, usePagesState } from './pages-state';
import { pathProblem } from './path-problem';
import { usePageActions } from './use-page-actions';
import { usePageFailure } from './use-page-failure';
import { openedPages } from './use-rows';

export const BEGINNINGS = ['empty', 'sections', 'layout', 'copy'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

interface NewPage {
  beginning: Beginning;
  /** The original of the copy. */
  source: PageSummary | null;
  layout: PageLayout;
  /** Null as long as it is what the pages beside it are. */
  kind: PageKind | null;
  title: string;
  /** Null as long as it follows the title. */
  typedPath: string | null;
  /** These two as each was chosen last: a copy begins as a draft, a new page does where its words are still to be typed over. */
  isNewDraft: boolean | null;
  isCopyShown: boolean;
}

const EMPTY: NewPage = {
  beginning: 'empty',
  source: null,
  layout: 'default',
  kind: null,
  title: '',
  typedPath: null,
  isNewDraft: null,
  isCopyShown: false,
};

/** The path that a page stands below. */
const aboveOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** The parent path of a copy beside its original. */
const besidePath = (from: PageSummary | null) => (from ? aboveOf(from.path) : '/');

/** Whether visitors read a page in any language, as far as its line in the tree tells. */
const isPublic = ({ languages }: PageSummary) =>
  languages.some(({ state, publishing }) => state !== 'missing' && publishing !== 'private');

/**
 * What the form of a new page holds, what is wrong with it, and what sends it.
 * @param parent below which page; null for below the home page
 * @param from what it is a copy of, where that is known already
 * @param of what is made, where that is known already
 */
export function useNewPage(parent: PageSummary | null, from: PageSummary | null, of?: NewKind) {
  const t = useTranslations('pagesAdmin');
  const meta = useTranslations('meta');
  const titleProblems = { titleTooLong: meta('titleTooLong'), titleMissing: t('titleMissing') };
  const create = useCreation(parent);
  const [page, setPage] = useState<NewPage>(() => ({
    ...EMPTY,
    ...(of && { beginning: 'sections', kind: of }),
    ...(from && { beginning: 'copy', source: from, title: t('copyOf', { name: from.title }) }),
  }));
  const [isPathTaken, setPathTaken] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);

  const path = page.typedPath ?? pathBelow(parent?.path ?? besidePath(from), segmentOf(page.title));
  const wrongPath = path.endsWith('/') && !isTried ? null : pathProblem(path);
  const wrongTitle = titleProblem(page.title);
  const isCopy = page.beginning === 'copy';
  const canBeShown = isCopy && page.source !== null && isPublic(page.source);
  const isNewDraft = page.isNewDraft ?? page.beginning === 'sections';
  const isDraft = isCopy ? !(canBeShown && page.isCopyShown) : isNewDraft;

  const send = async () => {
    setTried(true);
    const isComplete = wrongTitle === null && pathProblem(path) === null && (!isCopy || page.source !== null);
    if (!isComplete || isBusy) return;
    setBusy(true);
    setPathTaken(!(await create({ ...page, path, isDraft })));
    setBusy(false);
  };
  return {
    page,
    path,
    isCopy,
    isDraft,
    canBeShown,
    isBusy,
    titleProblem: wrongTitle === 'titleMissing' && !isTried ? null : wrongTitle && titleProblems[wrongTitle],
    pathProblem: isPathTaken ? t('pathTaken') : wrongPath && t(wrongPath),
    change(changes: Partial<NewPage>) {
      setPage((last) => ({ ...last, ...changes }));
      setPathTaken(false);
    },
    send,
  };
}

function titleProblem(title: string): 'titleTooLong' | 'titleMissing' | null {
  if (title.trim() === '') return 'titleMissing';
  return countCharacters(title) >= META.titleCharacters ? 'titleTooLong' : null;
}

/** Creates the page and opens it in the editor. Returns whether its path was free. */
function useCreation(parent: PageSummary | null) {
  const { locale, homeId } = usePagesScreen();
  const router = useRouter();
  const actions = usePageActions();
  const { failed } = usePageFailure();
  return async (page: NewPage & { path: string; isDraft: boolean }): Promise<boolean> => {
    const { beginning, source, layout, kind, title, path, isDraft } = page;
    try {
      const made = await actions.create({
        path,
        locale,
        meta: { title: title.trim(), description: '', keywords: [] },
        ...(parent && aboveOf(path) === parent.path && { parentId: parent.id }),
        ...(kind !== null && { kind }),
        ...(beginning === 'sections' && { withSections: true }),
        ...(beginning === 'layout' && { layout }),
        ...(beginning === 'copy' && source && { from: source.id }),
        isDraft,
      });
      if (parent && !openedPages(usePagesState.getState().toggled, homeId).has(parent.id)) toggle(parent.id);
      usePagesState.setState({ active: made.id });
      openQuestion(null);
      useAuth.getState().setDevMode(true);
      router.push(localisePath(made.path, locale));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'path_taken') return false;
      failed(error);
    }
    return true;
  };
}
