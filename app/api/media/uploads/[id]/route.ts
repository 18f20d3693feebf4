import { uploadParams } from '@/lib/contracts/uploads';
import { AppError } from '@/lib/domain/errors';
import type { CurrentSession } from '@/lib/server/auth/find-session';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { abandonUpload, takePart, uploadState } from '@/lib/server/media/upload-parts';

/** Whoever stands still is let go long before. */
const PART_DEADLINE_MS = 60 * 60 * 1000;

/** A large file on its way, part by part (http-api "Media"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    params: uploadParams,
    run: async ({ params, session }) => ({ body: await uploadState(params.id, userOf(session)) }),
  }),
  PATCH: method({
    access: 'use-media',
    params: uploadParams,
    deadlineMs: PART_DEADLINE_MS,
    run: async ({ params, session, request }) => {
      const taken = await takePart(params.id, userOf(session), request);
      if ('offset' in taken) return { body: taken };
      const { stored, name } = taken;
      const duplicates = [{ name, pathname: stored.item.pathname }];
      return { status: 201, body: { blobs: [stored.item], ...(stored.isKnown && { duplicates }) } };
    },
  }),
  DELETE: method({
    access: 'use-media',
    params: uploadParams,
    run: async ({ params, session }) => {
      await abandonUpload(params.id, userOf(session));
      return { status: 204 };
    },
  }),
});

function userOf(session: CurrentSession | null): string {
  if (!session) throw new AppError('unauthenticated', 'Please sign in.');
  return session.userId;
}
