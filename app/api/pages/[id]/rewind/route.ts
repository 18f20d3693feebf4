import { rewindPlan, rewindQuery, rewindRequest } from '@/lib/contracts/page-history';
import { pageParams, pageSettings } from '@/lib/contracts/page-settings';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { planRewind, rewindPage } from '@/lib/server/pages/history/rewind';

/** A page that moves back may have many links to rewrite. */
const DEADLINE_MS = 35_000;

/** Takes a page back to an earlier moment, or tells what that would change. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Tell what taking a page back to a moment would change',
    answers: { 200: rewindPlan },
    params: pageParams,
    query: rewindQuery,
    run: async ({ params: { id }, query: { to } }) => ({ body: await planRewind(id, to) }),
  }),
  POST: method({
    access: 'edit-pages',
    summary: 'Take a page back to a moment',
    answers: { 200: pageSettings },
    deadlineMs: DEADLINE_MS,
    params: pageParams,
    body: rewindRequest,
    run: async ({ params: { id }, body, session, request }) => ({
      body: await rewindPage(id, body, actorOf(session, request)),
    }),
  }),
});
