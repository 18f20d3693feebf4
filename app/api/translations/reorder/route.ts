import { reorderTranslationsRequest, translationList } from '@/lib/contracts/translations';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { reorderTexts } from '@/lib/server/translations/reorder-texts';

/** A move may renumber thousands of texts. */
const DEADLINE_MS = 15_000;

/** The order of texts within a namespace. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'write-translations',
    summary: 'Move an interface text within its namespace',
    answers: { 200: translationList },
    body: reorderTranslationsRequest,
    deadlineMs: DEADLINE_MS,
    run: async ({ body, session, request }) => ({
      body: await reorderTexts(body, actorOf(session, request)),
    }),
  }),
});
