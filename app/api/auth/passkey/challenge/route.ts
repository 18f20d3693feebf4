import { passkeyQuestion } from '@/lib/contracts/passkeys';
import { askForPasskey } from '@/lib/server/auth/passkey-sign-in';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Decision 40: what a passkey is asked by whoever signs in with one. It stores nothing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    summary: 'Ask for the challenge of signing in by a passkey',
    answers: { 200: passkeyQuestion },
    run: async () => {
      const { question, cookie } = await askForPasskey();
      return { body: question, headers: { 'set-cookie': cookie } };
    },
  }),
});
