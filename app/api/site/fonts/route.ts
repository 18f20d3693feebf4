import { addFontQuery, siteFont, siteFontList } from '@/lib/contracts/site-fonts';
import { actorOf } from '@/lib/server/auth/actor';
import { addFont } from '@/lib/server/fonts/change-fonts';
import { listFonts } from '@/lib/server/fonts/read-fonts';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** A font waits for those before it, and each takes some seconds to convert. */
const UPLOAD_DEADLINE_MS = 10 * 60 * 1000;

/** Fonts that the owner has uploaded. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'List the uploaded fonts',
    answers: { 200: siteFontList },
    run: async () => ({ body: { fonts: await listFonts() } }),
  }),
  POST: method({
    access: 'administer-site',
    summary: 'Upload the files of one font as a form',
    answers: { 201: siteFont },
    bodyType: 'multipart/form-data',
    deadlineMs: UPLOAD_DEADLINE_MS,
    query: addFontQuery,
    run: async ({ request, query, session }) => ({
      status: 201,
      body: await addFont(request, query.licence, actorOf(session, request)),
    }),
  }),
});
