import { pageReport, pageReportQuery } from '@/lib/contracts/page-changes';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { reportPages } from '@/lib/server/pages/read/page-report';

/** Broken links and missing files of all pages. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Find broken links and missing files',
    answers: { 200: pageReport },
    query: pageReportQuery,
    run: async ({ query }) => ({ body: await reportPages(query) }),
  }),
});
