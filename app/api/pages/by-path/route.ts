import { readPageRequest, savePageRequest } from '@/lib/contracts/pages';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getPage } from '@/lib/server/pages/get-page';
import { savePage } from '@/lib/server/pages/save-page';

/** http-api "Pages": `POST` reads, so it needs no session and keeps no origin rule; `PATCH` saves. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    isRead: true,
    body: readPageRequest,
    run: async ({ body }) => ({ body: await getPage(body.path, body.locale) }),
  }),
  PATCH: method({
    access: 'edit-pages',
    body: savePageRequest,
    run: async ({ body, session }) => ({
      body: await savePage({ ...body, authorId: session?.userId ?? null }),
    }),
  }),
});
