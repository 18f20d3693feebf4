import { queryOptions } from '@tanstack/react-query';
import { siteStatusAnswer } from '@/lib/contracts/site-status';
import { call } from './http';

const RENEW_EVERY_MS = 15_000;

/** How the site runs; asked again while somebody looks at it. For the owner only. */
export const siteStatusQuery = queryOptions({
  queryKey: ['site-status'],
  queryFn: ({ signal }) => call('/api/site/status', siteStatusAnswer, { signal }),
  refetchInterval: RENEW_EVERY_MS,
});
