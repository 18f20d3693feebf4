import { siteRightsAnswer } from '@/lib/contracts/site-rights';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { saveSiteRights } from '@/lib/server/rights/save-site-rights';
import { readSiteRights } from '@/lib/server/rights/site-rights';

/** The rights of pictures that name none of their own. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'Read the rights that pictures have by default',
    answers: { 200: siteRightsAnswer },
    run: async () => ({ body: await readSiteRights() }),
  }),
  PUT: method({
    access: 'administer-site',
    summary: 'Change the rights that pictures have by default',
    answers: { 200: siteRightsAnswer },
    body: siteRightsAnswer,
    run: async ({ body, session, request }) => ({
      body: await saveSiteRights(body, actorOf(session, request)),
    }),
  }),
});
