import { importAnswer, importRequest } from '@/lib/contracts/translation-exchange';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { importTexts } from '@/lib/server/translations/import-texts';

/** Thousands of texts may change in one transaction. */
const DEADLINE_MS = 18_000;

/** Imports interface texts from a file, or tells what that would change. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'write-translations',
    summary: 'Import interface texts, or tell what that would change',
    answers: { 200: importAnswer },
    body: importRequest,
    bodyBytes: INPUT.translationFileBytes,
    deadlineMs: DEADLINE_MS,
    run: async ({ body, session, request }) => ({ body: await importTexts(body, actorOf(session, request)) }),
  }),
});
