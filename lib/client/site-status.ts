import { queryOptions } from '@tanstack/react-query';
import { backupBegun } from '@/lib/contracts/backups';
import { siteStatusAnswer } from '@/lib/contracts/site-status';
import { call } from './http';

const RENEW_EVERY_MS = 15_000;
/** While a backup is made, its end is waited for. */
const WHILE_BACKING_UP_MS = 2_000;

/** How the site runs; asked again while somebody looks at it. For the owner only. */
export const siteStatusQuery = queryOptions({
  queryKey: ['site-status'],
  queryFn: ({ signal }) => call('/api/site/status', siteStatusAnswer, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.automaticBackups?.isRunning ? WHILE_BACKING_UP_MS : RENEW_EVERY_MS,
});

/** Has a backup begun. For the owner only. */
export const beginBackup = () => call('/api/site/backups', backupBegun, { method: 'POST' });
