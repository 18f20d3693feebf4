import { queryOptions } from '@tanstack/react-query';
import {
  type DemonstrationRemoval,
  type DemonstrationRemoved,
  type DemonstrationRestored,
  demonstrationAnswer,
  demonstrationRemoved,
  demonstrationRestored,
} from '@/lib/contracts/demonstration';
import { call } from './http';

const PATH = '/api/site/demonstration';

/** What is left of the demonstration, and what removing it would take. */
export const demonstrationQuery = queryOptions({
  queryKey: ['demonstration'],
  queryFn: ({ signal }) => call(PATH, demonstrationAnswer, { signal }),
  // Counted anew whenever somebody asks.
  gcTime: 0,
});

/** @throws {ApiError} `conflict` where nothing of it is left */
export const removeDemonstration = (removal: DemonstrationRemoval): Promise<DemonstrationRemoved> =>
  call(PATH, demonstrationRemoved, { method: 'POST', body: removal });

/** @throws {ApiError} `conflict` where nothing was removed */
export const restoreDemonstration = (): Promise<DemonstrationRestored> =>
  call(`${PATH}/restore`, demonstrationRestored, { method: 'POST' });
