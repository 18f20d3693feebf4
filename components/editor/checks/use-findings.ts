import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { checkContent, type Finding } from '@/lib/domain/content/checks';
import { useOpenedPage } from '../frame/opened-page';
import { pageContent } from '../frame/page-content';
import { colourNumber } from '../properties/colour-number';
import { useSitePages } from '../properties/use-site-pages';

/** How long typing has to pause before the page is looked through again. */
const PAUSE_MS = 600;

/** What visitors may stumble over; null until the page has been looked through, which waits for a pause in typing. */
export function useFindings(): readonly Finding[] | null {
  const content = useStore(pageContent, ({ workingContent }) => workingContent);
  const languages = useOpenedPage(({ view }) => view?.frame.languages);
  const pages = useSitePages();
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const isFirst = findings === null;
  useEffect(() => {
    const look = () =>
      setFindings(
        checkContent(content, {
          pages: pages && new Set(pages.map(({ path }) => path)),
          prefixes: new Set(languages?.map(({ code }) => code.toLowerCase())),
          hexOf: colourNumber,
        }),
      );
    const timer = setTimeout(look, isFirst ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, languages, pages, isFirst]);
  return findings;
}
