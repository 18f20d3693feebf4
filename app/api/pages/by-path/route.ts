import { pageDocument, readPageRequest, savePageRequest } from '@/lib/contracts/pages';
import { can } from '@/lib/domain/auth/roles';
import { sameJson } from '@/lib/domain/json';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { findSession } from '@/lib/server/auth/find-session';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { savePage } from '@/lib/server/pages/change/save-page';
import { getPage } from '@/lib/server/pages/read/get-page';

const MINIMAL = 'return=minimal';

function wantsMinimum({ headers }: Request): boolean {
  const preferences = headers.get('prefer')?.split(',') ?? [];
  return preferences.some((each) => each.trim().toLowerCase() === MINIMAL);
}

/**
 * `POST` reads, so it needs no session and may come from any site; with a session or an access token it also answers in languages that are not
 * active yet (security Z-4). `PATCH` saves.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'public',
    token: 'read',
    summary: 'Read a page by its path',
    answers: { 200: pageDocument },
    isRead: true,
    body: readPageRequest,
    bodyBytes: INPUT.pageRequestBytes,
    run: async ({ body, session, request }) => {
      const caller = session ?? (await findSession(request.headers));
      const isEditor = can(caller?.role ?? null, 'edit-pages');
      return { body: await getPage(body.path, body.locale, { isEditor }) };
    },
  }),
  PATCH: method({
    access: 'edit-pages',
    summary: 'Save a page in a language',
    answers: { 200: pageDocument, 204: null },
    body: savePageRequest,
    bodyBytes: INPUT.pageBodyBytes,
    run: async ({ body, session, request }) => {
      const saved = await savePage({ ...body, author: actorOf(session, request) });
      const { content, version } = saved.translation;
      // A client that sent a long page need not receive it back (`Prefer` of RFC 7240).
      if (!wantsMinimum(request) || !sameJson(content, body.translation.content)) return { body: saved };
      return { status: 204, headers: { 'preference-applied': MINIMAL, etag: `"${version}"` } };
    },
  }),
});
