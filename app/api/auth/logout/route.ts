import { loggedOut } from '@/lib/contracts/session';
import { answerSignOut } from '@/lib/server/auth/end-session';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Signs out, as `DELETE /api/_auth/session` does. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    summary: 'Sign out',
    answers: { 200: loggedOut },
    run: ({ request }) => answerSignOut(request.headers),
  }),
});
