import { loggedOut, sessionAnswer as signedInAnswer } from '@/lib/contracts/session';
import { answerSignOut } from '@/lib/server/auth/end-session';
import { findSession } from '@/lib/server/auth/find-session';
import { sessionWithMessages } from '@/lib/server/contact/session-with-messages';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Who is signed in; a public call. `%5Fauth` is how Next.js spells a folder that is routed as `_auth`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Tell who is signed in',
    answers: { 200: signedInAnswer },
    run: async ({ request }) => ({ body: await sessionWithMessages(await findSession(request.headers)) }),
  }),
  DELETE: method({
    access: 'public',
    summary: 'Sign out',
    answers: { 200: loggedOut },
    run: ({ request }) => answerSignOut(request.headers),
  }),
});
