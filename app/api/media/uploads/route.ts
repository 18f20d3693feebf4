import { uploadBeginning, uploadBegun, uploadRules } from '@/lib/contracts/uploads';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { beginUpload, readUploadRules } from '@/lib/server/media/begin-upload';

/** Limits of uploads; begins an upload in parts. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'Tell how large files may be',
    answers: { 200: uploadRules },
    run: async () => ({ body: readUploadRules() }),
  }),
  POST: method({
    access: 'use-media',
    token: 'write-drafts',
    summary: 'Begin the upload of a large file',
    answers: { 201: uploadBegun },
    body: uploadBeginning,
    isShownOnce: true,
    run: async ({ body: { folder, duplicates, ...requested }, session, request }) => {
      const keeping = { folder, isCopyKept: duplicates === 'keep' };
      return { status: 201, body: await beginUpload(requested, keeping, actorOf(session, request)) };
    },
  }),
});
