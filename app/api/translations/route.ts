import {
  addTranslationRequest,
  translationAnswer,
  translationList,
  translationsQuery,
} from '@/lib/contracts/translations';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { listTexts } from '@/lib/server/translations/read-texts';
import { addText } from '@/lib/server/translations/save-text';

/** Changes by many people wait for each other. */
const DEADLINE_MS = 15_000;

/** The interface texts of a language. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-translations',
    token: 'read',
    summary: 'List the interface texts of a language',
    answers: { 200: translationList },
    query: translationsQuery,
    run: async ({ query }) => ({ body: await listTexts(query.languageId) }),
  }),
  POST: method({
    access: 'write-translations',
    summary: 'Add an interface text',
    answers: { 201: translationAnswer },
    body: addTranslationRequest,
    bodyBytes: INPUT.textBodyBytes,
    deadlineMs: DEADLINE_MS,
    run: async ({ body, session, request }) => ({
      status: 201,
      body: await addText(body, actorOf(session, request)),
    }),
  }),
});
