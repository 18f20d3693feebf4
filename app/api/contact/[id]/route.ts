import { changeContactRequest, contactMessageParams } from '@/lib/contracts/contact';
import { actorOf } from '@/lib/server/auth/actor';
import { markMessage, removeMessage } from '@/lib/server/contact/owner-messages';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** One message: the owner marks it as read, and deletes it when its writer asks for that (privacy policy). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'administer-site',
    summary: 'Mark a message as read or unread',
    answers: { 204: null },
    params: contactMessageParams,
    body: changeContactRequest,
    run: async ({ params, body }) => {
      await markMessage(params.id, body.isRead);
      return { status: 204 };
    },
  }),
  DELETE: method({
    access: 'administer-site',
    summary: 'Delete a message',
    answers: { 204: null },
    params: contactMessageParams,
    run: async ({ params, session, request }) => {
      await removeMessage(params.id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
