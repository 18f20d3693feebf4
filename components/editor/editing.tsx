'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { showOnStage, useIsMissing } from '@/components/page/page-stage';
import { keepFromReload } from '@/lib/client/guard-unsaved';
import { LISTED, readPageView } from '@/lib/client/pages';
import { patiently } from '@/lib/client/patiently';
import { dropWorkingCopies } from '@/lib/client/working-copies';
import type { PageContent } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';
import type { Messages } from '@/lib/domain/translations/model';
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

interface Opened {
  view: PageView;
  messages: Messages;
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
      .then(({ view, messages, publishing }) => {
        store.init({ path, locale, ...toStored(view.document) });
        openForPublishing(view.document.id, publishing);
        useOpenedPage.setState({ view });
        editorQueries.removeQueries({ queryKey: LISTED });
        setOpened({ view, messages });
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
    const { view, messages } = opened;
    showOnStage(
      <NextIntlClientProvider locale={view.frame.language.tag} timeZone="UTC" messages={messages as never}>
        <PageOnStage view={view} />
        <ToolBoundary>
          <OpenPanel />
        </ToolBoundary>
        <Announcer />
      </NextIntlClientProvider>,
    );
    return () => {
      const content = isMissing ? null : saved.current;
      showOnStage(
        content && (
          <NextIntlClientProvider
            locale={view.frame.language.tag}
            timeZone="UTC"
            messages={messages as never}
          >
            <SavedPage view={view} content={content} />
          </NextIntlClientProvider>
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
  const { view, messages } = opened;
  return (
    <NextIntlClientProvider locale={view.frame.language.tag} timeZone="UTC" messages={messages as never}>
      <ToolBoundary>
        <EditControls path={path} locale={locale} userId={userId} />
      </ToolBoundary>
    </NextIntlClientProvider>
  );
}
