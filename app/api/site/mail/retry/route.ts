import { retryMailAnswer } from '@/lib/contracts/site-mail';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { retryMail } from '@/lib/server/mail/retry-mail';

/** Has mails that wait or were given up sent at once. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Try again at once to send the mails that wait or were given up',
    answers: { 200: retryMailAnswer },
    run: async ({ session, request }) => ({ body: { retried: await retryMail(actorOf(session, request)) } }),
  }),
});
