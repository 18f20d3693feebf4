import { siteMenuAnswer, siteMenuChange } from '@/lib/contracts/site-menu';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readSiteMenu } from '@/lib/server/pages/menu/read-site-menu';
import { saveSiteMenu } from '@/lib/server/pages/menu/save-site-menu';

/** What the menu and the footer lead to. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Read what the menu and the footer lead to',
    answers: { 200: siteMenuAnswer },
    run: async () => ({ body: await readSiteMenu() }),
  }),
  PUT: method({
    access: 'administer-site',
    summary: 'Change what the menu and the footer lead to, as a new version',
    answers: { 200: siteMenuAnswer },
    body: siteMenuChange,
    run: async ({ body, session, request }) => ({
      body: await saveSiteMenu(body, actorOf(session, request)),
    }),
  }),
});
