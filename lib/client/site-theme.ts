import { queryOptions } from '@tanstack/react-query';
import { type SiteThemeAnswer, siteThemeAnswer, themeVersions } from '@/lib/contracts/site-theme';
import { call } from './http';

const PATH = '/api/site/theme';

/** How the site looks. */
export const siteThemeQuery = queryOptions({
  queryKey: ['site-theme'],
  queryFn: ({ signal }) => call(PATH, siteThemeAnswer, { signal }),
});

/** How it has looked, newest first. */
export const themeVersionsQuery = queryOptions({
  queryKey: ['site-theme', 'versions'],
  queryFn: async ({ signal }) => (await call(`${PATH}/versions`, themeVersions, { signal })).versions,
});

/** @throws {ApiError} `conflict` where it has been changed since it was read */
export const saveSiteTheme = (theme: SiteThemeAnswer): Promise<SiteThemeAnswer> =>
  call(PATH, siteThemeAnswer, { method: 'PUT', body: theme });
