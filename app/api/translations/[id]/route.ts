import { changeTranslationRequest, translationParams } from '@/lib/contracts/translations';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { removeText } from '@/lib/server/translations/remove-text';
import { changeText } from '@/lib/server/translations/save-text';

/** One interface text (http-api "Languages and translations"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'write-translations',
    params: translationParams,
    body: changeTranslationRequest,
    run: async ({ params, body, session, request }) => ({
      body: await changeText(params.id, body, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'write-translations',
    params: translationParams,
    run: async ({ params, session, request }) => {
      await removeText(params.id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
