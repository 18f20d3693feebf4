import { secondFactorRequest, secondFactorSet } from '@/lib/contracts/passkeys';
import { AUTH } from '@/lib/domain/auth/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { setSecondFactor } from '@/lib/server/auth/second-factor';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Whether a passkey is required after the password, for the caller's own account (decision 40). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'session',
    summary: 'Ask for a passkey after the password, or no longer',
    answers: { 200: secondFactorSet },
    isShownOnce: true,
    body: secondFactorRequest,
    bodyBytes: AUTH.signInBodyBytes,
    run: async ({ body, session, request }) => {
      const visitor = visitorOf(request.headers);
      return { body: await setSecondFactor(body, actorOf(session, request), visitor) };
    },
  }),
});
