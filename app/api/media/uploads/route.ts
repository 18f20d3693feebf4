import { uploadBeginning } from '@/lib/contracts/uploads';
import { AppError } from '@/lib/domain/errors';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { beginUpload } from '@/lib/server/media/upload-parts';

/** Begins to send a large file in parts (http-api "Media"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'use-media',
    body: uploadBeginning,
    run: async ({ body: { folder, duplicates, ...asked }, session }) => {
      if (!session) throw new AppError('unauthenticated', 'Please sign in.');
      const keeping = { userId: session.userId, folder, isCopyKept: duplicates === 'keep' };
      return { status: 201, body: await beginUpload(asked, keeping) };
    },
  }),
});
