import { interfaceTexts, interfaceTextsQuery } from '@/lib/contracts/interface-texts';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readInterfaceTexts } from '@/lib/server/messages/interface-texts';

/** The texts of the toolbar and its tools. Public pages do not contain them, so the tools load them here. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-translations',
    token: 'read',
    summary: 'Read the interface texts of the owner’s tools',
    answers: { 200: interfaceTexts },
    query: interfaceTextsQuery,
    run: async ({ query }) => ({ body: await readInterfaceTexts(query.locale, query.for) }),
  }),
});
