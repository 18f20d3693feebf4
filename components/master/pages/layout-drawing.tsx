'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useMemo } from 'react';
import { LAYOUTS } from '@/components/layout/layouts';
import { PageInFrame } from '@/components/page/page-in-frame';
import type { PageToEdit } from '@/lib/contracts/page-view';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { type PageLayout, routeFor } from '@/lib/domain/site/routes';
import { type NewPageText, newPageView } from './new-page-view';

interface LayoutDrawingProps {
  page: PageToEdit;
  layout: PageLayout;
  window: { width: number; height: number };
  scale: number;
  /** A new page below it is drawn instead. */
  below?: NewPageText;
}

/** The page in a layout, drawn by the views that visitors see, in a window of its own that is made smaller. */
export default function LayoutDrawing({ page, layout, window, scale, below }: LayoutDrawingProps) {
  const { view, messages } = useMemo(() => (below ? newPageView(page, below) : page), [page, below]);
  const { content, path } = view.document.translation;
  const theme = pageTheme(content, path);
  const Layout = LAYOUTS[layout];
  const drawn = useMemo(
    () => ({ ...view, layout, filter: null, listView: null, filterBar: null }),
    [view, layout],
  );
  return (
    <PageInFrame language={view.frame.language} title={view.document.meta.title} {...window} scale={scale}>
      <NextIntlClientProvider locale={view.frame.language.tag} timeZone="UTC" messages={messages as never}>
        <div
          className="site"
          data-theme={theme}
          data-hero={theme === 'dark' ? routeFor(path).heroColour : undefined}
        >
          <Layout page={drawn} />
        </div>
      </NextIntlClientProvider>
    </PageInFrame>
  );
}
