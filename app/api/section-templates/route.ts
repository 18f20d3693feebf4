import { keepSectionRequest, sectionTemplate, sectionTemplateList } from '@/lib/contracts/section-templates';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { keepSection } from '@/lib/server/pages/section-templates/change-section-templates';
import { listTemplates } from '@/lib/server/pages/section-templates/read-section-templates';

/** Section templates, for whoever edits pages. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'edit-pages',
    token: 'read',
    summary: 'List the section templates',
    answers: { 200: sectionTemplateList },
    run: async () => ({ body: { templates: await listTemplates() } }),
  }),
  POST: method({
    access: 'edit-pages',
    summary: 'Keep a section as a template',
    answers: { 201: sectionTemplate },
    body: keepSectionRequest,
    bodyBytes: INPUT.listBodyBytes,
    run: async ({ body, session, request }) => ({
      status: 201,
      body: await keepSection(body, actorOf(session, request)),
    }),
  }),
});
