import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { pageListQuery } from '@/lib/client/page-list';
import type { PageSummary } from '@/lib/contracts/page-list';
import { pageContent } from '../core/page-content';
import { editorQueries } from '../core/queries';

/** The site's pages with their titles in the language that is edited; undefined until they are known, and where nobody needs them. */
export function useSitePages(isNeeded = true): readonly PageSummary[] | undefined {
  const locale = useStore(pageContent, ({ currentLocale }) => currentLocale);
  return useQuery({ ...pageListQuery(locale ?? ''), enabled: isNeeded && locale !== null }, editorQueries)
    .data;
}
