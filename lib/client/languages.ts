import { queryOptions } from '@tanstack/react-query';
import { languageList } from '@/lib/contracts/languages';
import { call } from './http';

/** The languages of the site, the default first. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call('/api/languages', languageList, { signal }),
});
