import { QueryClient } from '@tanstack/react-query';

/** What the editor has asked the server for, as long as the document lives. */
export const editorQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
