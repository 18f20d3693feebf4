import { exportQuery } from '@/lib/contracts/translation-exchange';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { exportTexts } from '@/lib/server/translations/export-texts';

/** The interface texts of a language as a file. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-translations',
    token: 'read',
    summary: 'Download the interface texts of a language',
    answers: { 200: 'application/json, text/csv' },
    query: exportQuery,
    run: ({ query }) => exportTexts(query),
  }),
});
