import document from '@/docs/reference/openapi.json';
import { apiDescription } from '@/lib/contracts/api-description';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The API's description. It is public, as the repository is. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Read this description',
    answers: { 200: apiDescription },
    run: async () => ({ body: document }),
  }),
});
