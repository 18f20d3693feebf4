import { accountLink, accountParams } from '@/lib/contracts/accounts';
import { renewLink } from '@/lib/server/accounts/change-accounts';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** A one-time link by which the account's holder sets a password. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Make a new link by which an account sets its password',
    answers: { 200: accountLink },
    params: accountParams,
    isShownOnce: true,
    run: async ({ params, session, request }) => ({
      body: await renewLink(params.id, actorOf(session, request)),
    }),
  }),
});
