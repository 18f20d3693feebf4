import * as z from 'zod';
import { mediaDeletion, mediaDetails, mediaFound } from '@/lib/contracts/media';
import { INPUT } from '@/lib/domain/limits';
import { mediaItemSchema } from '@/lib/domain/media/list-response';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { deleteFile } from '@/lib/server/media/bin';
import { changeDetails, readFile } from '@/lib/server/media/file-details';

/** The router has decoded it once; it is looked up in the database unchanged (security M-1). */
const params = z
  .object({ pathname: z.array(z.string()) })
  .transform(({ pathname }) => ({ pathname: pathname.join('/') }));

/** One file of the library. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'Read a file’s details and where it is used',
    answers: { 200: mediaFound },
    params,
    run: async ({ params: { pathname } }) => ({ body: await readFile(pathname) }),
  }),
  PATCH: method({
    access: 'use-media',
    token: 'write-drafts',
    summary: 'Change a file’s details',
    answers: { 200: mediaItemSchema },
    params,
    body: mediaDetails,
    bodyBytes: INPUT.listBodyBytes,
    run: async ({ params: { pathname }, body, session, request }) => ({
      body: await changeDetails(pathname, body, actorOf(session, request)),
    }),
  }),
  DELETE: method({
    access: 'use-media',
    summary: 'Move a file to the bin, or delete it for good',
    answers: { 204: null },
    params,
    query: mediaDeletion,
    run: async ({ params: { pathname }, query, session, request }) => {
      await deleteFile(pathname, query, actorOf(session, request));
      return { status: 204 };
    },
  }),
});
