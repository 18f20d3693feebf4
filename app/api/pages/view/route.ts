import { pageViewQuery } from '@/lib/contracts/page-view';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getPageView, pageViewMark } from '@/lib/server/pages/view/edit-view';

/** What the editor draws a page from: it shows the page by the views that visitors see. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    query: pageViewQuery,
    run: async ({ query, request }) => {
      const mark = await pageViewMark();
      const headers = mark === null ? {} : { etag: mark };
      if (mark !== null && request.headers.get('if-none-match') === mark) return { status: 304, headers };
      return { body: await getPageView(query.path, query.locale), headers };
    },
  }),
});
