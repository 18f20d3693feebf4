import { accountAdded, accountList, addAccountRequest } from '@/lib/contracts/accounts';
import { addAccount } from '@/lib/server/accounts/change-accounts';
import { listAccounts } from '@/lib/server/accounts/read-accounts';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** All accounts; only owners may call. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'List the accounts',
    answers: { 200: accountList },
    run: async () => ({ body: await listAccounts() }),
  }),
  POST: method({
    access: 'administer-site',
    summary: 'Add an account',
    answers: { 201: accountAdded },
    body: addAccountRequest,
    isShownOnce: true,
    run: async ({ body, session, request }) => ({
      status: 201,
      body: await addAccount(body, actorOf(session, request)),
    }),
  }),
});
