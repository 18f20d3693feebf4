import { pageCreation } from '@/lib/contracts/page-changes';
import { pageList, pageListQuery } from '@/lib/contracts/page-list';
import { pageSettings } from '@/lib/contracts/page-settings';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { createPage } from '@/lib/server/pages/change/create-page';
import { findPages } from '@/lib/server/pages/read/find-pages';

/** Copying a long page in many languages takes time. */
const DEADLINE_MS = 35_000;

/** The pages of the site, for whoever edits them. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'List or search the pages',
    answers: { 200: pageList },
    query: pageListQuery,
    run: async ({ query }) => ({ body: await findPages(query) }),
  }),
  POST: method({
    access: 'edit-pages',
    token: 'write-drafts',
    summary: 'Create a page, or copy one',
    answers: { 201: pageSettings },
    deadlineMs: DEADLINE_MS,
    body: pageCreation,
    bodyBytes: INPUT.pageBodyBytes,
    run: async ({ body, session, request }) => ({
      status: 201,
      body: await createPage(body, actorOf(session, request)),
    }),
  }),
});
