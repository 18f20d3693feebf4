import { queryOptions } from '@tanstack/react-query';
import { siteVisitsAnswer, type VisitSettings, visitSettings } from '@/lib/contracts/site-visits';
import type { PeriodDays } from '@/lib/domain/visits/limits';
import { call } from './http';

const PATH = '/api/site/visits';

/** Every period of them: the settings come with each. */
export const SITE_VISITS = { queryKey: ['site-visits'] } as const;

/**
 * What was counted in a period that ends today, and whether anything is; titles of pages are in the language of a code, where
 * they have one in it. For the owner only.
 */
export const siteVisitsQuery = (days: PeriodDays, locale: string) =>
  queryOptions({
    queryKey: [...SITE_VISITS.queryKey, days, locale],
    queryFn: ({ signal }) => call(`${PATH}?days=${days}&locale=${locale}`, siteVisitsAnswer, { signal }),
  });

/** @throws {ApiError} */
export const saveVisitSettings = (settings: VisitSettings): Promise<VisitSettings> =>
  call(PATH, visitSettings, { method: 'PUT', body: settings });
