import { passkeySignInRequest } from '@/lib/contracts/passkeys';
import { sessionAnswer } from '@/lib/contracts/session';
import { AUTH } from '@/lib/domain/auth/limits';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { challengeOf, clearedChallengeCookie } from '@/lib/server/auth/challenge';
import { signInByPasskey } from '@/lib/server/auth/passkey-sign-in';
import { answerSignedIn } from '@/lib/server/auth/session-answer';
import { sessionIdOf } from '@/lib/server/auth/session-cookie';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Signs in with a passkey, which itself is the authorisation (decision 40). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    summary: 'Sign in by a passkey',
    answers: { 200: sessionAnswer },
    body: passkeySignInRequest,
    bodyBytes: AUTH.signInBodyBytes,
    run: async ({ body, request: { headers } }) => {
      const visitor = visitorOf(headers);
      const requested = await challengeOf(headers, 'sign-in');
      const { sessionId } = await signInByPasskey(
        body.passkey,
        requested,
        visitor,
        await sessionIdOf(headers),
      );
      return answerSignedIn(sessionId, visitor.device, [clearedChallengeCookie()]);
    },
  }),
});
