import { changeOwnAccountRequest, ownAccount } from '@/lib/contracts/accounts';
import { changeOwnAccount, readOwnAccount } from '@/lib/server/accounts/own-account';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The caller's own account: what it is called, and which language the tools speak to its holder. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'session',
    summary: 'Read the own account',
    answers: { 200: ownAccount },
    run: async ({ session }) => ({ body: await readOwnAccount(session) }),
  }),
  PATCH: method({
    access: 'session',
    summary: 'Change the own account',
    answers: { 200: ownAccount },
    body: changeOwnAccountRequest,
    run: async ({ body, session, request }) => ({
      body: await changeOwnAccount(body, actorOf(session, request)),
    }),
  }),
});
