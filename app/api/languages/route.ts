import { addLanguageRequest, languageAnswer, languageList } from '@/lib/contracts/languages';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { addLanguage } from '@/lib/server/language-changes/add-language';
import { listLanguages } from '@/lib/server/languages/list-languages';

/** Adding a language may insert all texts that ship for it. */
const DEADLINE_MS = 15_000;

/** The languages of the site, including inactive ones. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-languages',
    token: 'read',
    summary: 'List the languages, the default first',
    answers: { 200: languageList },
    run: async () => ({ body: await listLanguages() }),
  }),
  POST: method({
    access: 'manage-languages',
    summary: 'Add a language of the catalogue',
    answers: { 201: languageAnswer },
    body: addLanguageRequest,
    deadlineMs: DEADLINE_MS,
    run: async ({ body, session, request }) => ({
      status: 201,
      body: await addLanguage(body, actorOf(session, request)),
    }),
  }),
});
