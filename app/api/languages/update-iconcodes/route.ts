import { iconCodesUpdated } from '@/lib/contracts/languages';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { updateIconCodes } from '@/lib/server/language-changes/change-languages';

/** Sets every language's flag to the catalogue's. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'manage-languages',
    summary: 'Set the icon codes of all languages to those of the catalogue',
    answers: { 200: iconCodesUpdated },
    run: async ({ session, request }) => ({ body: await updateIconCodes(actorOf(session, request)) }),
  }),
});
