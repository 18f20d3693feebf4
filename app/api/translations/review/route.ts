import { reviewAnswer, reviewQuery } from '@/lib/contracts/translation-review';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { reviewLanguage } from '@/lib/server/translations/review-texts';

/** How much of a language is translated, and which texts are missing, outdated or faulty. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-translations',
    token: 'read',
    summary: 'Review the interface texts of a language',
    answers: { 200: reviewAnswer },
    query: reviewQuery,
    run: async ({ query }) => ({ body: await reviewLanguage(query.languageId) }),
  }),
});
