import { queryOptions } from '@tanstack/react-query';
import { type SiteRightsAnswer, siteRightsAnswer } from '@/lib/contracts/site-rights';
import { call } from './http';

const PATH = '/api/site/rights';

/** The rights that pictures have by default. */
export const siteRightsQuery = queryOptions({
  queryKey: ['site-rights'],
  queryFn: ({ signal }) => call(PATH, siteRightsAnswer, { signal }),
});

/** @throws {ApiError} `conflict` where they have been changed since they were read */
export const saveSiteRights = (rights: SiteRightsAnswer): Promise<SiteRightsAnswer> =>
  call(PATH, siteRightsAnswer, { method: 'PUT', body: rights });
