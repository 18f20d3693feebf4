import { addPasskeyRequest, passkey, passkeyList } from '@/lib/contracts/passkeys';
import { actorOf } from '@/lib/server/auth/actor';
import { challengeOf, clearedChallengeCookie } from '@/lib/server/auth/challenge';
import { addPasskey, listPasskeys } from '@/lib/server/auth/own-passkeys';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The caller's own passkeys (decision 40). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'session',
    summary: 'List the own passkeys',
    answers: { 200: passkeyList },
    run: async ({ session, request }) => ({ body: await listPasskeys(actorOf(session, request)) }),
  }),
  POST: method({
    access: 'session',
    summary: 'Add a passkey',
    answers: { 201: passkey },
    body: addPasskeyRequest,
    run: async ({ body, session, request }) => {
      const requested = await challengeOf(request.headers, 'add-passkey');
      const added = await addPasskey(body, requested, actorOf(session, request));
      return { status: 201, body: added, headers: { 'set-cookie': clearedChallengeCookie() } };
    },
  }),
});
