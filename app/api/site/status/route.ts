import { siteStatusAnswer } from '@/lib/contracts/site-status';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { lineForProxy } from '@/lib/server/http/unnamed-proxy';
import { readSiteStatus } from '@/lib/server/site-status/read-site-status';

/** How the site runs, and what its owner should do something about. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Read how the site runs: warnings, last backup, disk, mail, queues and versions',
    answers: { 200: siteStatusAnswer },
    run: async ({ request }) => ({ body: await readSiteStatus(lineForProxy(request.headers)) }),
  }),
});
