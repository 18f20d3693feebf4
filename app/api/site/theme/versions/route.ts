import { themeVersions } from '@/lib/contracts/site-theme';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { readThemeVersions } from '@/lib/server/site-theme/site-theme';

/** How the site has looked. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'List the versions of how the site looks, newest first',
    answers: { 200: themeVersions },
    run: async () => ({ body: { versions: await readThemeVersions() } }),
  }),
});
