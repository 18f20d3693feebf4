import { siteThemeAnswer } from '@/lib/contracts/site-theme';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { saveSiteTheme } from '@/lib/server/site-theme/save-site-theme';
import { readSiteTheme } from '@/lib/server/site-theme/site-theme';

/** How the whole site looks. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Read how the site looks',
    answers: { 200: siteThemeAnswer },
    run: async () => ({ body: await readSiteTheme() }),
  }),
  PUT: method({
    access: 'administer-site',
    summary: 'Change how the site looks, as a new version',
    answers: { 200: siteThemeAnswer },
    body: siteThemeAnswer,
    run: async ({ body, session, request }) => ({
      body: await saveSiteTheme(body, actorOf(session, request)),
    }),
  }),
});
