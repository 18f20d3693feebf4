import { mediaReplaced, mediaReplacement } from '@/lib/contracts/media';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { replaceFile } from '@/lib/server/pages/change/replace-file';

/** Longer than for other calls: every page that shows the file is changed, which may be all of them. */
const DEADLINE_MS = 35_000;

/** Shows one file wherever another one is shown. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'use-media',
    summary: 'Show another file wherever one is shown',
    answers: { 200: mediaReplaced },
    deadlineMs: DEADLINE_MS,
    body: mediaReplacement,
    run: async ({ body, session, request }) => ({ body: await replaceFile(body, actorOf(session, request)) }),
  }),
});
