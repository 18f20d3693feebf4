import { passkeyQuestion } from '@/lib/contracts/passkeys';
import { startPasskeySignIn } from '@/lib/server/auth/passkey-sign-in';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The challenge for signing in with a passkey; nothing is stored (decision 40). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    summary: 'Ask for the challenge of signing in by a passkey',
    answers: { 200: passkeyQuestion },
    run: async () => {
      const { question, cookie } = await startPasskeySignIn();
      return { body: question, headers: { 'set-cookie': cookie } };
    },
  }),
});
