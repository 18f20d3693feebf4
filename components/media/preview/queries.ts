import { QueryClient } from '@tanstack/react-query';

/** What previews have asked the server for, as long as the document lives. Each preview asks anew. */
export const previewQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
