import { defineRoute, method } from '@/lib/server/http/define-route';
import { listLanguages } from '@/lib/server/languages/list-languages';

/** The languages of the site, also those that visitors cannot choose (http-api "Languages"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'read-languages',
    run: async () => ({ body: await listLanguages() }),
  }),
});
