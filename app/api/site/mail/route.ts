import { saveMailRequest, siteMailAnswer } from '@/lib/contracts/site-mail';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readSiteMail } from '@/lib/server/mail/mail-state';
import { saveMailSettings } from '@/lib/server/mail/save-mail-settings';

/** How the owner is told of new messages by mail. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Read how mail is sent, and how it goes',
    answers: { 200: siteMailAnswer },
    run: async () => ({ body: await readSiteMail() }),
  }),
  PUT: method({
    access: 'administer-site',
    summary: 'Change how mail is sent',
    answers: { 200: siteMailAnswer },
    body: saveMailRequest,
    run: async ({ body, session, request }) => {
      await saveMailSettings(body, actorOf(session, request));
      return { body: await readSiteMail() };
    },
  }),
});
