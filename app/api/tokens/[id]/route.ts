import { tokenParams } from '@/lib/contracts/tokens';
import { actorOf } from '@/lib/server/auth/actor';
import { endToken } from '@/lib/server/auth/own-tokens';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** One of the caller's own access tokens. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  DELETE: method({
    access: 'session',
    summary: 'End one of the own access tokens',
    answers: { 204: null },
    params: tokenParams,
    run: async ({ params: { id }, session, request }) => {
      await endToken(id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
