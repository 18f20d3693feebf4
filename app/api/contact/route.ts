import { contactMessageList, contactQuery, contactReceived, contactRequest } from '@/lib/contracts/contact';
import { enquiredPath } from '@/lib/domain/contact/enquiry';
import { type ContactOutcome, contactReturn } from '@/lib/domain/contact/form';
import { CONTACT } from '@/lib/domain/contact/limits';
import { AppError, type ErrorCode } from '@/lib/domain/errors';
import { clientAddress } from '@/lib/server/client-address';
import { listMessages } from '@/lib/server/contact/owner-messages';
import { receiveMessage } from '@/lib/server/contact/receive-message';
import { defineRoute, method } from '@/lib/server/http/define-route';

const OUTCOME: Partial<Record<ErrorCode, ContactOutcome>> = {
  validation_failed: 'invalid',
  rate_limited: 'limited',
};

function outcomeOf(error: unknown): ContactOutcome {
  if (error === null) return 'sent';
  return (error instanceof AppError && OUTCOME[error.code]) || 'failed';
}

/** Visitors write, from the site itself and within limits; owners read. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    summary: 'Send the owner a message',
    answers: { 201: contactReceived },
    body: contactRequest,
    bodyBytes: CONTACT.bodyBytes,
    afterForm: (fields, error) => contactReturn(fields, outcomeOf(error)),
    run: async ({ body, request }) => {
      const about = body.about ?? enquiredPath(request.headers.get('referer') ?? '') ?? '';
      await receiveMessage({ ...body, about }, clientAddress(request.headers));
      return { status: 201, body: { received: true as const } };
    },
  }),
  GET: method({
    access: 'administer-site',
    summary: 'List the messages, newest first',
    answers: { 200: contactMessageList },
    query: contactQuery,
    run: async ({ query }) => ({ body: await listMessages(query) }),
  }),
});
