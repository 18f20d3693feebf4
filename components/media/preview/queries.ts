import { QueryClient } from '@tanstack/react-query';

/** Queries of previews, kept as long as the document. Each preview fetches again. */
export const previewQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
