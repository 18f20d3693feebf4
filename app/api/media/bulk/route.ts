import { mediaBulk, mediaBulkDone } from '@/lib/contracts/media';
import { INPUT } from '@/lib/domain/limits';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { changeMany } from '@/lib/server/media/bin';

const DEADLINE_MS = 20_000;

/** Many files of the library at once. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'use-media',
    summary: 'Delete, restore or move many files',
    answers: { 200: mediaBulkDone },
    deadlineMs: DEADLINE_MS,
    body: mediaBulk,
    bodyBytes: INPUT.listBodyBytes,
    run: async ({ body, session, request }) => ({ body: await changeMany(body, actorOf(session, request)) }),
  }),
});
