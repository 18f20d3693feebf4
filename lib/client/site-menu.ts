import { queryOptions } from '@tanstack/react-query';
import {
  menuVersions,
  type SiteMenuAnswer,
  type SiteMenuChange,
  siteMenuAnswer,
} from '@/lib/contracts/site-menu';
import { call } from './http';

const PATH = '/api/site/menu';

/** What the menu and the footer lead to. */
export const siteMenuQuery = queryOptions({
  queryKey: ['site-menu'],
  queryFn: ({ signal }) => call(PATH, siteMenuAnswer, { signal }),
});

/** What they have led to, newest first. */
export const menuVersionsQuery = queryOptions({
  queryKey: ['site-menu', 'versions'],
  queryFn: async ({ signal }) => (await call(`${PATH}/versions`, menuVersions, { signal })).versions,
});

/** @throws {ApiError} `conflict` where it has been changed since it was read */
export const saveSiteMenu = (change: SiteMenuChange): Promise<SiteMenuAnswer> =>
  call(PATH, siteMenuAnswer, { method: 'PUT', body: change });
