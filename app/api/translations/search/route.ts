import { textSearchAnswer, textSearchQuery } from '@/lib/contracts/translation-review';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { searchTexts } from '@/lib/server/translations/search-texts';

/** Searches keys and values in all languages. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-translations',
    token: 'read',
    summary: 'Search the interface texts of all languages',
    answers: { 200: textSearchAnswer },
    query: textSearchQuery,
    run: async ({ query }) => ({ body: await searchTexts(query) }),
  }),
});
