import { mediaQuery, mediaUploaded } from '@/lib/contracts/media';
import { uploadQuery } from '@/lib/contracts/uploads';
import { mediaListSchema } from '@/lib/domain/media/list-response';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { listMedia } from '@/lib/server/media/list-media';
import { uploadMedia } from '@/lib/server/media/upload-media';
import { prepareUploaded } from '@/lib/server/pictures/prepare-pictures';
import { pictures } from '@/lib/server/pictures/shared-pictures';

/** An upper bound: an upload that stalls is cut off much earlier. */
const UPLOAD_DEADLINE_MS = 60 * 60 * 1000;

/** The library. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'List the files of the library',
    answers: { 200: mediaListSchema },
    query: mediaQuery,
    run: async ({ query }) => ({ body: await listMedia(query) }),
  }),
  POST: method({
    access: 'use-media',
    token: 'write-drafts',
    summary: 'Upload files as a form',
    answers: { 201: mediaUploaded },
    bodyType: 'multipart/form-data',
    deadlineMs: UPLOAD_DEADLINE_MS,
    query: uploadQuery,
    run: async ({ request, query, session }) => {
      const { folder, duplicates } = query;
      const keeping = { folder, isCopyKept: duplicates === 'keep' };
      const body = await uploadMedia(request, keeping, actorOf(session, request));
      void prepareUploaded(pictures(), body.blobs);
      return { status: 201, body };
    },
  }),
});
