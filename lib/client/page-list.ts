import { queryOptions } from '@tanstack/react-query';
import { type PageSummary, pageList } from '@/lib/contracts/page-list';
import { call } from './http';

const PATH = '/api/pages';
const PART = 100;

/** All pages of the site by their paths, titled in a language: what links can lead to. */
export const pageListQuery = (locale: string) =>
  queryOptions({
    queryKey: ['pages', locale],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<PageSummary[]> => {
      const all: PageSummary[] = [];
      let cursor: string | undefined;
      do {
        const query = new URLSearchParams({ locale, limit: String(PART), ...(cursor && { cursor }) });
        const part = await call(`${PATH}?${query}`, pageList, { signal });
        all.push(...part.pages);
        cursor = part.hasMore ? part.cursor : undefined;
      } while (cursor !== undefined);
      return all;
    },
  });
