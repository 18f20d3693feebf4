import { pageBulk, pageBulkDone } from '@/lib/contracts/page-changes';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { changeManyPages } from '@/lib/server/pages/change/change-many-pages';

const DEADLINE_MS = 35_000;

/** Many pages at once. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'edit-pages',
    summary: 'Delete, restore, move, publish or unpublish many pages',
    answers: { 200: pageBulkDone },
    deadlineMs: DEADLINE_MS,
    body: pageBulk,
    bodyBytes: INPUT.listBodyBytes,
    run: async ({ body, session, request }) => ({
      body: await changeManyPages(body, actorOf(session, request)),
    }),
  }),
});
