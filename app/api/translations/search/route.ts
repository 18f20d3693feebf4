import { textSearchQuery } from '@/lib/contracts/translation-review';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { searchTexts } from '@/lib/server/translations/search-texts';

/** Words in the keys and values of every language. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-translations',
    query: textSearchQuery,
    run: async ({ query }) => ({ body: await searchTexts(query) }),
  }),
});
