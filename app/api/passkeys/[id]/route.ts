import { passkey, passkeyParams, renamePasskeyRequest } from '@/lib/contracts/passkeys';
import { actorOf } from '@/lib/server/auth/actor';
import { renamePasskey } from '@/lib/server/auth/own-passkeys';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Renames one of the caller's own passkeys (decision 40). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'session',
    summary: 'Rename one of the own passkeys',
    answers: { 200: passkey },
    params: passkeyParams,
    body: renamePasskeyRequest,
    run: async ({ params, body, session, request }) => ({
      body: await renamePasskey(params.id, body.name, actorOf(session, request)),
    }),
  }),
});
