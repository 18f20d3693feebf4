import { mediaQuery } from '@/lib/contracts/media';
import { AppError } from '@/lib/domain/errors';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { listMedia } from '@/lib/server/media/list-media';
import { uploadMedia } from '@/lib/server/media/upload-media';

/** A large file on a slow line takes its time. */
const UPLOAD_DEADLINE_MS = 300_000;

/** The library (http-api "Media"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    query: mediaQuery,
    run: async ({ query }) => ({ body: await listMedia(query) }),
  }),
  POST: method({
    access: 'use-media',
    deadlineMs: UPLOAD_DEADLINE_MS,
    run: async ({ request, session }) => {
      if (!session) throw new AppError('unauthenticated', 'Please sign in.');
      return { status: 201, body: await uploadMedia(request, session) };
    },
  }),
});
