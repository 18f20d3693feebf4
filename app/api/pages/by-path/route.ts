import { readPageRequest, savePageRequest } from '@/lib/contracts/pages';
import { can } from '@/lib/domain/auth/roles';
import { actorOf } from '@/lib/server/auth/actor';
import { findSession } from '@/lib/server/auth/find-session';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getPage } from '@/lib/server/pages/get-page';
import { savePage } from '@/lib/server/pages/save-page';

/** http-api "Pages": `POST` reads, so it needs no session and keeps no origin rule; with one it also answers in
 * languages that are not active yet (security Z-4). `PATCH` saves. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    isRead: true,
    body: readPageRequest,
    run: async ({ body, request }) => {
      const session = await findSession(request.headers);
      const isEditor = can(session?.role ?? null, 'edit-pages');
      return { body: await getPage(body.path, body.locale, { isEditor }) };
    },
  }),
  PATCH: method({
    access: 'edit-pages',
    body: savePageRequest,
    run: async ({ body, session, request }) => ({
      body: await savePage({ ...body, author: actorOf(session, request) }),
    }),
  }),
});
