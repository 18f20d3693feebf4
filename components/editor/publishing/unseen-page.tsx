'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { LAYOUTS } from '@/components/layout/layouts';
import { showOnStage } from '@/components/page/page-stage';
import { takeTheme } from '@/components/page/take-theme';
import { readPageView } from '@/lib/client/pages';
import { patiently } from '@/lib/client/patiently';
import type { PageToEdit } from '@/lib/contracts/page-view';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { useToolTexts } from '../core/tool-texts';

interface UnseenPageProps {
  /** Without a language prefix. */
  path: string;
  locale: string;
  /** It is being edited: then the editor draws it, and says how it stands. */
  isEdited: boolean;
}

/** A page that visitors cannot see yet, drawn at its address; nothing if there is none. */
export function UnseenPage({ path, locale, isEdited }: UnseenPageProps) {
  const [found, setFound] = useState<PageToEdit | null>(null);
  useEffect(() => {
    if (isEdited) return;
    const leaving = new AbortController();
    // An address without a page is one: it says so already.
    patiently(() => readPageView(path, locale, leaving.signal), leaving.signal).then(setFound, () => {});
    return () => leaving.abort();
  }, [path, locale, isEdited]);

  useEffect(() => {
    if (!found) return;
    const { view, messages } = found;
    const Layout = LAYOUTS[view.layout];
    showOnStage(
      <NextIntlClientProvider locale={view.frame.language.tag} timeZone="UTC" messages={messages as never}>
        <Layout page={{ ...view, filter: null, listView: null, filterBar: null }} />
      </NextIntlClientProvider>,
      'unseen',
    );
    const { content, path } = view.document.translation;
    const leaveTheme = takeTheme(pageTheme(content, path), path);
    const { title } = document;
    document.title = view.document.meta.title;
    return () => {
      showOnStage(null, 'unseen');
      leaveTheme();
      document.title = title;
    };
  }, [found]);

  if (!found || isEdited || found.publishing?.publishedAt) return null;
  const { language, messages } = found.tools;
  return (
    <NextIntlClientProvider locale={language.tag} timeZone="UTC" messages={messages as never}>
      <UnseenNote />
    </NextIntlClientProvider>
  );
}

function UnseenNote() {
  const t = useToolTexts('drafts');
  return (
    <p
      className="tool fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-(--z-toolbar) mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-full border border-tool-edge px-4 py-1.5 text-center font-display text-sm leading-snug text-balance max-2xl:bottom-[calc(8.75rem+env(safe-area-inset-bottom))] print:hidden"
      role="status"
    >
      {t('onlyEditors')}
    </p>
  );
}
