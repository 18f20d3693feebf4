import { QueryClient } from '@tanstack/react-query';

/** The editor's queries, kept as long as the document. */
export const editorQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
