import { pageParams } from '@/lib/contracts/page-settings';
import { draftQuery, draftSave, pageDraft, pagePublishing } from '@/lib/contracts/publishing';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { getDraft } from '@/lib/server/pages/publishing/draft';
import { discardDraft, keepDraft } from '@/lib/server/pages/publishing/keep-draft';

/** The draft of a page in a language. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'Read the draft of a page in a language',
    answers: { 200: pageDraft },
    params: pageParams,
    query: draftQuery,
    run: async ({ params: { id }, query: { locale } }) => ({ body: await getDraft(id, locale) }),
  }),
  PUT: method({
    access: 'edit-pages',
    token: 'write-drafts',
    summary: 'Keep work as a draft',
    answers: { 200: pagePublishing },
    params: pageParams,
    body: draftSave,
    bodyBytes: INPUT.pageBodyBytes,
    run: async ({ params: { id }, body, session, request }) => ({
      body: await keepDraft(id, body, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'edit-pages',
    summary: 'Discard a draft',
    answers: { 200: pagePublishing },
    params: pageParams,
    query: draftQuery,
    run: async ({ params: { id }, query: { locale }, session, request }) => ({
      body: await discardDraft(id, locale, actorOf(session, request)),
    }),
  }),
});
