import { menuVersions } from '@/lib/contracts/site-menu';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readMenuVersions } from '@/lib/server/site-menu/site-menu';

/** What the menu and the footer have led to. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'List the versions of the menu and the footer, newest first',
    answers: { 200: menuVersions },
    run: async () => ({ body: { versions: await readMenuVersions() } }),
  }),
});
