import { ownerLinkRequest, sessionAnswer } from '@/lib/contracts/session';
import { AUTH } from '@/lib/domain/auth/limits';
import { useLink as spendLink } from '@/lib/server/auth/account-links';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { answerSignedIn } from '@/lib/server/auth/session-answer';
import { sessionIdOf } from '@/lib/server/auth/session-cookie';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Sets an account's password by its one-time link, and signs in. The link itself is the authorisation. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    summary: 'Set a password by a one-time link, and sign in',
    answers: { 200: sessionAnswer },
    body: ownerLinkRequest,
    bodyBytes: AUTH.signInBodyBytes,
    run: async ({ body, request: { headers } }) => {
      const visitor = visitorOf(headers);
      const { sessionId } = await spendLink(body, visitor, await sessionIdOf(headers));
      return answerSignedIn(sessionId, visitor.device);
    },
  }),
});
