'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showOnStage, useIsMissing } from '@/components/page/page-stage';
import { keepFromReload } from '@/lib/client/guard-unsaved';
import { LISTED, readPageView } from '@/lib/client/pages';
import { patiently } from '@/lib/client/patiently';
import { dropWorkingCopies } from '@/lib/client/working-copies';
import type { PageToEdit } from '@/lib/contracts/page-view';
import type { PageContent } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';
import { onReset, useAuth } from '@/stores/auth';
import { pageContent } from './core/page-content';
import { EditControls } from './frame/edit-controls';
import './frame/editor.css';
import { Announcer } from '@/components/ui/announcer';
import { useOpenedPage } from './core/opened-page';
import { usePanels } from './core/panels';
import { editorQueries } from './core/queries';
import { useSelection } from './core/selection';
import { toStored } from './core/stored-page';
import { ToolBoundary } from './core/tool-boundary';
import { ToolTexts } from './core/tool-texts';
import { OpenPanel } from './frame/open-panel';
import { PageOnStage } from './history/page-on-stage';
import { SavedPage } from './page/saved-page';
import { hasUnkeptWork, openForPublishing } from './publishing/open-publishing';
import { LINE } from './saving/state-line';
import { dropClip } from './structure/kept-clip';

interface EditingProps {
  /** Without a language prefix. */
  path: string;
  locale: string;
  userId: string;
}

type Opened = Pick<PageToEdit, 'view' | 'messages' | 'tools'>;

/** What is drawn of the page, in its own language, and the tools in it in theirs. */
function InLanguages({ view, messages, tools, children }: Opened & { children: ReactNode }) {
  const { tag } = view.frame.language;
  return (
    <NextIntlClientProvider locale={tag} timeZone="UTC" messages={messages as never}>
      <ToolTexts tools={tools} page={tag}>
        {children}
      </ToolTexts>
    </NextIntlClientProvider>
  );
}

/** What visitors read since it was saved here; null where editing has not been ended, or nothing was saved. */
function savedSince({ document }: PageView): PageContent | null {
  const { version, originalContent } = pageContent.getState();
  const isEnded = !useAuth.getState().devMode;
  return isEnded && version > document.translation.version ? originalContent : null;
}

/** The editor of the page being viewed: it adds its controls to the toolbar. */
export function Editing({ path, locale, userId }: EditingProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const isMissing = useIsMissing();
  /** What was saved while the page was edited, once that has ended. */
  const saved = useRef<PageContent | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const store = pageContent.getState();
    store.clear(path, locale);
    patiently(() => readPageView(path, locale, leaving.signal), leaving.signal)
      .then(({ view, messages, tools, publishing }) => {
        store.init({ path, locale, ...toStored(view.document) });
        openForPublishing(view.document.id, publishing);
        useOpenedPage.setState({ view });
        editorQueries.removeQueries({ queryKey: LISTED });
        setOpened({ view, messages, tools });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setProblem(error);
      });
    return () => {
      leaving.abort();
      const { view } = useOpenedPage.getState();
      saved.current = view && savedSince(view);
      setOpened(null);
      useOpenedPage.setState({ view: null });
      setProblem(null);
      useSelection.getState().select(null);
      usePanels.getState().close();
      store.clear(null, null);
      openForPublishing('', null);
    };
  }, [path, locale]);

  useEffect(() => {
    if (!opened) return;
    const { view } = opened;
    showOnStage(
      <InLanguages {...opened}>
        <PageOnStage view={view} />
        <ToolBoundary>
          <OpenPanel />
        </ToolBoundary>
        <Announcer />
      </InLanguages>,
    );
    return () => {
      const content = isMissing ? null : saved.current;
      showOnStage(
        content && (
          <InLanguages {...opened}>
            <SavedPage view={view} content={content} />
          </InLanguages>
        ),
      );
    };
  }, [opened, isMissing]);

  // Outside the controls, so that unsaved work is guarded even if they crash.
  useEffect(() => keepFromReload(() => hasUnkeptWork(pageContent.getState())), []);

  useEffect(
    () =>
      onReset((reason) => {
        pageContent.getState().clear(null, null);
        if (reason !== 'logout') return;
        void dropWorkingCopies();
        dropClip();
      }),
    [],
  );

  if (problem) {
    return (
      <span role="alert" className={LINE}>
        {problem instanceof Error ? problem.message : ''}
      </span>
    );
  }
  if (!opened) return null;
  return (
    <InLanguages {...opened}>
      <ToolBoundary>
        <EditControls path={path} locale={locale} userId={userId} />
      </ToolBoundary>
    </InLanguages>
  );
}
