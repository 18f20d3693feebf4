import { renameTemplateRequest, sectionTemplate, templateParams } from '@/lib/contracts/section-templates';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import {
  removeTemplate,
  renameTemplate,
} from '@/lib/server/pages/section-templates/change-section-templates';

/** One section template. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PATCH: method({
    access: 'edit-pages',
    summary: 'Rename a section template',
    answers: { 200: sectionTemplate },
    params: templateParams,
    body: renameTemplateRequest,
    run: async ({ params, body, session, request }) => ({
      body: await renameTemplate(params.id, body.name, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'edit-pages',
    summary: 'Delete a section template',
    answers: { 204: null },
    params: templateParams,
    run: async ({ params, session, request }) => {
      await removeTemplate(params.id, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
