import { changePasswordRequest, sessionAnswer } from '@/lib/contracts/session';
import { AUTH } from '@/lib/domain/auth/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { visitorOf } from '@/lib/server/auth/begin-session';
import { changePassword } from '@/lib/server/auth/change-password';
import { answerSignedIn } from '@/lib/server/auth/session-answer';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Everyone who is signed in may change their own password (security A-7). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'session',
    summary: 'Change the own password',
    answers: { 200: sessionAnswer },
    body: changePasswordRequest,
    bodyBytes: AUTH.signInBodyBytes,
    run: async ({ body, session, request }) => {
      const visitor = visitorOf(request.headers);
      const sessionId = await changePassword(body, actorOf(session, request), visitor);
      return answerSignedIn(sessionId, visitor.device);
    },
  }),
});
