import { siteVisitsAnswer, visitSettings, visitsQuery } from '@/lib/contracts/site-visits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readVisits } from '@/lib/server/visits/read-visits';
import { saveVisitSettings } from '@/lib/server/visits/visit-settings';

/** What the site has counted of its visitors. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Read how often the site was visited',
    answers: { 200: siteVisitsAnswer },
    query: visitsQuery,
    run: async ({ query }) => ({ body: await readVisits(query.days, query.locale) }),
  }),
  PUT: method({
    access: 'administer-site',
    summary: 'Turn the counting of visits on or off',
    answers: { 200: visitSettings },
    body: visitSettings,
    run: async ({ body, session, request }) => ({
      body: await saveVisitSettings(body, actorOf(session, request)),
    }),
  }),
});
