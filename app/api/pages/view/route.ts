import { pageViewAnswer, pageViewQuery } from '@/lib/contracts/page-view';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getPageView, pageViewEtag } from '@/lib/server/pages/view/edit-view';

/** The data from which the editor draws a page, with the same views that visitors see. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Read what the editor draws a page from',
    answers: { 200: pageViewAnswer, 304: null },
    query: pageViewQuery,
    run: async ({ query, request, session: { toolsLanguage } }) => {
      const etag = await pageViewEtag(toolsLanguage);
      const headers = etag === null ? {} : { etag: etag };
      if (etag !== null && request.headers.get('if-none-match') === etag) return { status: 304, headers };
      return { body: await getPageView(query.path, query.locale, toolsLanguage), headers };
    },
  }),
});
