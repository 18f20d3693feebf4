import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { checkContent, type Finding, undescribedPictures } from '@/lib/domain/content/checks';
import type { PageContent } from '@/lib/domain/content/model';
import { useOpenedPage } from '../core/opened-page';
import { pageContent } from '../core/page-content';
import { useSitePages } from '../links/use-site-pages';
import { colourNumber } from '../properties/colour-number';
import { useDecorative } from './use-decorative';

/** How long typing has to pause before the page is checked again. */
const PAUSE_MS = 600;

/** The findings of the checks; null until the page has been checked, which waits for a pause in typing. */
export function useFindings(): readonly Finding[] | null {
  const content = useStore(pageContent, ({ workingContent }) => workingContent);
  const languages = useOpenedPage(({ view }) => view?.frame.languages);
  const pages = useSitePages();
  const [settled, setSettled] = useState<PageContent | null>(null);
  const isFirst = settled === null;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), isFirst ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, isFirst]);
  const decorative = useDecorative(useMemo(() => (settled ? undescribedPictures(settled) : []), [settled]));
  return useMemo(
    () =>
      settled &&
      checkContent(settled, {
        pages: pages && new Set(pages.map(({ path }) => path)),
        prefixes: new Set(languages?.map(({ code }) => code.toLowerCase())),
        decorative,
        hexOf: colourNumber,
      }),
    [settled, languages, pages, decorative],
  );
}
