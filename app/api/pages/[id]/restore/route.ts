import { pageParams, pageSettings } from '@/lib/contracts/page-settings';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { changeOnePage } from '@/lib/server/pages/change/change-many-pages';
import { getPageSettings } from '@/lib/server/pages/settings/page-settings';

const DEADLINE_MS = 35_000;

/** Restores a page from the bin, and answers with it in the default language. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'edit-pages',
    summary: 'Bring a page back from the bin',
    answers: { 200: pageSettings },
    deadlineMs: DEADLINE_MS,
    params: pageParams,
    run: async ({ params: { id }, session, request }) => {
      await changeOnePage(id, 'restore', actorOf(session, request));
      const [language] = await listActiveLanguages();
      return { body: await getPageSettings(id, language?.code ?? '') };
    },
  }),
});
