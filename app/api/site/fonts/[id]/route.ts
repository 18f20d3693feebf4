import { changeFontRequest, fontParams, siteFont } from '@/lib/contracts/site-fonts';
import { actorOf } from '@/lib/server/auth/actor';
import { changeLicence, removeFont } from '@/lib/server/fonts/change-fonts';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** One uploaded font. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'administer-site',
    summary: 'Change what is noted of the licence of an uploaded font',
    answers: { 200: siteFont },
    params: fontParams,
    body: changeFontRequest,
    run: async ({ params, body, session, request }) => ({
      body: await changeLicence(params.id, body.licence, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'administer-site',
    summary: 'Delete an uploaded font that no version of the look has',
    answers: { 204: null },
    params: fontParams,
    run: async ({ params, session, request }) => {
      await removeFont(params.id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
