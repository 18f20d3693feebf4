import { QueryClient } from '@tanstack/react-query';

/** What previews have fetched, as long as the document lives. Each preview fetches anew. */
export const previewQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
