import { newPasskeyQuestion, passwordRequest } from '@/lib/contracts/passkeys';
import { AUTH } from '@/lib/domain/auth/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { startPasskeyRegistration } from '@/lib/server/auth/own-passkeys';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The challenge for adding a passkey, given to whoever knows the password (decision 40). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'session',
    summary: 'Ask for the challenge of adding a passkey',
    answers: { 200: newPasskeyQuestion },
    body: passwordRequest,
    bodyBytes: AUTH.signInBodyBytes,
    run: async ({ body, session, request }) => {
      const actor = actorOf(session, request);
      const visitor = visitorOf(request.headers);
      const { options, cookie } = await startPasskeyRegistration(body.currentPassword, actor, visitor);
      return { body: { ...options }, headers: { 'set-cookie': cookie } };
    },
  }),
});
