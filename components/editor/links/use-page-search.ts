import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { listPages } from '@/lib/client/page-changes';
import type { PageSummary } from '@/lib/contracts/page-list';
import { pageContent } from '../core/page-content';
import { editorQueries } from '../core/queries';
import { OFFERED, pageFinder } from './page-finder';
import { useSitePages } from './use-site-pages';

const NONE: readonly PageSummary[] = [];

/** Fewer letters are in too many titles. */
const LETTERS_MIN = 2;

/** Finds pages by their titles in the language that is edited, or by their paths. */
export function useFindPage(): (words: string) => readonly PageSummary[] {
  const pages = useSitePages() ?? NONE;
  return useMemo(() => pageFinder(pages), [pages]);
}

interface OfferedPages {
  pages: readonly PageSummary[];
  /** The text that they match; it may lag behind fast typing. */
  requested: string;
}

/** The pages to offer for a few words: by title here, and then by the titles of all other languages. */
export function useOfferedPages(words: string, isRequested: boolean): OfferedPages {
  const requested = useDeferredValue(words.trim());
  const find = useFindPage();
  const locale = useStore(pageContent, ({ currentLocale }) => currentLocale) ?? '';
  const isSearched = isRequested && locale !== '' && requested.length >= LETTERS_MIN;
  const { data } = useQuery(
    {
      queryKey: ['pages', 'titled', locale, requested],
      queryFn: ({ signal }) => listPages({ locale, sort: 'path', search: requested }, null, signal),
      enabled: isSearched,
      staleTime: 60_000,
    },
    editorQueries,
  );
  if (!isRequested) return { pages: NONE, requested };
  const here = find(requested);
  const known = new Set(here.map(({ id }) => id));
  const elsewhere = (isSearched ? (data?.pages ?? NONE) : NONE).filter(({ id }) => !known.has(id));
  return { pages: [...here, ...elsewhere].slice(0, OFFERED), requested };
}
