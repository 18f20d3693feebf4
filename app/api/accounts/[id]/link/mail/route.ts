import { accountParams, sendLinkRequest } from '@/lib/contracts/accounts';
import { sentMail } from '@/lib/contracts/site-mail';
import { MAIL } from '@/lib/domain/mail/limits';
import { sendLink } from '@/lib/server/accounts/send-link';
import { actorOf } from '@/lib/server/auth/actor';
import { DEADLINE_MS } from '@/lib/server/http/deadline';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Sends a one-time link that was made before to the address of its account. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Send the link of an account to its e-mail address',
    answers: { 200: sentMail },
    params: accountParams,
    body: sendLinkRequest,
    deadlineMs: MAIL.testMs + DEADLINE_MS,
    run: async ({ params, body, session, request }) => ({
      body: await sendLink(params.id, body.link, actorOf(session, request)),
    }),
  }),
});
