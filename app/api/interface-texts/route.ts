import { interfaceTexts, interfaceTextsQuery } from '@/lib/contracts/interface-texts';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readInterfaceTexts } from '@/lib/server/messages/interface-texts';

/** The words of the toolbar and of what it opens, for whoever is signed in: finished pages bring none of them to visitors (decision 9). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-translations',
    summary: 'Read the interface texts of the owner’s tools',
    answers: { 200: interfaceTexts },
    query: interfaceTextsQuery,
    run: async ({ query }) => ({ body: await readInterfaceTexts(query.locale, query.for) }),
  }),
});
