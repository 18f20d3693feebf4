import { changeTranslationRequest, translationAnswer, translationParams } from '@/lib/contracts/translations';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { removeText } from '@/lib/server/translations/remove-text';
import { changeText } from '@/lib/server/translations/save-text';

/** Changes by many people wait for each other, and a deleted text may renumber thousands of others. */
const DEADLINE_MS = 15_000;

/** One interface text. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'write-translations',
    summary: 'Change an interface text',
    answers: { 200: translationAnswer },
    params: translationParams,
    body: changeTranslationRequest,
    bodyBytes: INPUT.textBodyBytes,
    deadlineMs: DEADLINE_MS,
    run: async ({ params, body, session, request }) => ({
      body: await changeText(params.id, body, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'write-translations',
    summary: 'Delete an interface text, or return it to the shipped one',
    answers: { 204: null },
    params: translationParams,
    deadlineMs: DEADLINE_MS,
    run: async ({ params, session, request }) => {
      await removeText(params.id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
