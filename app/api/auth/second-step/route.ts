import { secondStepRequest } from '@/lib/contracts/passkeys';
import { sessionAnswer } from '@/lib/contracts/session';
import { AUTH } from '@/lib/domain/auth/limits';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { challengeOf, clearedChallengeCookie } from '@/lib/server/auth/challenge';
import { finishSignIn } from '@/lib/server/auth/second-step';
import { answerSignedIn } from '@/lib/server/auth/session-answer';
import { sessionIdOf } from '@/lib/server/auth/session-cookie';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The second step of signing in, where the account requires one after the password (decision 40). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    summary: 'Finish signing in by a passkey or a recovery code',
    answers: { 200: sessionAnswer },
    body: secondStepRequest,
    bodyBytes: AUTH.signInBodyBytes,
    run: async ({ body, request: { headers } }) => {
      const visitor = visitorOf(headers);
      const requested = await challengeOf(headers, 'second-step');
      const { sessionId } = await finishSignIn(body, requested, visitor, await sessionIdOf(headers));
      return answerSignedIn(sessionId, visitor.device, [clearedChallengeCookie()]);
    },
  }),
});
