import { changeLanguageRequest, languageAnswer, languageParams } from '@/lib/contracts/languages';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { changeLanguage, removeLanguage } from '@/lib/server/language-changes/change-languages';

/** Deleting a language deletes everything written in it, which can be thousands of revisions. */
const DEADLINE_MS = 30_000;

/** One language of the site. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'manage-languages',
    summary: 'Activate or deactivate a language, or make it the default',
    answers: { 200: languageAnswer },
    params: languageParams,
    body: changeLanguageRequest,
    deadlineMs: DEADLINE_MS,
    run: async ({ params, body, session, request }) => ({
      body: await changeLanguage(params.id, body, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'manage-languages',
    summary: 'Delete a language with its texts',
    answers: { 204: null },
    params: languageParams,
    deadlineMs: DEADLINE_MS,
    run: async ({ params, session, request }) => {
      await removeLanguage(params.id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
