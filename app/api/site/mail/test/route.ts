import { sentMail, testMailRequest } from '@/lib/contracts/site-mail';
import { MAIL } from '@/lib/domain/mail/limits';
import { DEADLINE_MS } from '@/lib/server/http/deadline';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { testMail } from '@/lib/server/mail/test-mail';

/** Tries settings of mail, saved or not. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Send a mail as a test, and answer what the mail server said',
    answers: { 200: sentMail },
    body: testMailRequest,
    deadlineMs: MAIL.testMs + DEADLINE_MS,
    run: async ({ body }) => ({ body: await testMail(body) }),
  }),
});
