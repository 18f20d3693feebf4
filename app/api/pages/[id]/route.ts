import { pageChange, pageDeletion } from '@/lib/contracts/page-changes';
import { pageParams, pageSettings, pageSettingsQuery } from '@/lib/contracts/page-settings';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { changeOnePage } from '@/lib/server/pages/change/change-many-pages';
import { changePage } from '@/lib/server/pages/change/change-page';
import { getPageSettings } from '@/lib/server/pages/settings/page-settings';

/** A page with many links to it, or many pages below it, takes time to move. */
const DEADLINE_MS = 35_000;

/** One page of the site. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Read a page with its place and settings',
    answers: { 200: pageSettings },
    params: pageParams,
    query: pageSettingsQuery,
    run: async ({ params: { id }, query: { locale } }) => ({ body: await getPageSettings(id, locale) }),
  }),
  PATCH: method({
    access: 'edit-pages',
    summary: 'Move, rename or set a page',
    answers: { 200: pageSettings },
    deadlineMs: DEADLINE_MS,
    params: pageParams,
    body: pageChange,
    bodyBytes: INPUT.listBodyBytes,
    run: async ({ params: { id }, body, session, request }) => ({
      body: await changePage(id, body, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'edit-pages',
    summary: 'Move a page to the bin, or delete it for good',
    answers: { 204: null },
    deadlineMs: DEADLINE_MS,
    params: pageParams,
    query: pageDeletion,
    run: async ({ params: { id }, query: { forever }, session, request }) => {
      await changeOnePage(id, forever ? 'forget' : 'delete', actorOf(session, request));
      return { status: 204 };
    },
  }),
});
