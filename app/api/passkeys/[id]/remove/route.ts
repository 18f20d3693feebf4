import { passkeyParams, passwordRequest } from '@/lib/contracts/passkeys';
import { AUTH } from '@/lib/domain/auth/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { removePasskey } from '@/lib/server/auth/own-passkeys';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Removes one of the caller's own passkeys (decision 40). It takes the password, and so is no DELETE, which has no body. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'session',
    summary: 'Remove one of the own passkeys',
    answers: { 204: null },
    params: passkeyParams,
    body: passwordRequest,
    bodyBytes: AUTH.signInBodyBytes,
    run: async ({ params, body, session, request }) => {
      const visitor = visitorOf(request.headers);
      await removePasskey(params.id, body.currentPassword, actorOf(session, request), visitor);
      return { status: 204 };
    },
  }),
});
