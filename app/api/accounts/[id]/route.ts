import { account, accountParams, changeAccountRequest } from '@/lib/contracts/accounts';
import { changeAccount, removeAccount } from '@/lib/server/accounts/change-accounts';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** One account; only owners may call. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'administer-site',
    summary: 'Change an account',
    answers: { 200: account },
    params: accountParams,
    body: changeAccountRequest,
    run: async ({ params, body, session, request }) => ({
      body: await changeAccount(params.id, body, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'administer-site',
    summary: 'Remove an account',
    answers: { 204: null },
    params: accountParams,
    run: async ({ params, session, request }) => {
      await removeAccount(params.id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
