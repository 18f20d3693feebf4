import * as z from 'zod';
import {
  PATCH as changeFile,
  DELETE as deleteFile,
  GET as readFile,
} from '@/app/api/media/[...pathname]/route';
import { mediaFound, mediaUploaded } from '@/lib/contracts/media';
import { uploadParams, uploadState as uploadProgress } from '@/lib/contracts/uploads';
import { mediaItemSchema } from '@/lib/domain/media/list-response';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { abandonUpload, takePart, uploadState } from '@/lib/server/media/upload-parts';
import { uploadedAnswer } from '@/lib/server/media/uploaded-answer';
import { prepareUploaded } from '@/lib/server/pictures/prepare-pictures';
import { pictures } from '@/lib/server/pictures/shared-pictures';

/** An upper bound: an upload that stalls is cut off much earlier. */
const PART_DEADLINE_MS = 60 * 60 * 1000;

/** A large file that is uploaded in parts. */
const parts = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'Tell how much of a large file has arrived, or read the details of a stored one',
    answers: { 200: z.union([uploadProgress, mediaFound]) },
    params: uploadParams,
    run: async ({ params, session, request }) => ({
      body: await uploadState(params.id, actorOf(session, request).userId),
    }),
  }),
  PATCH: method({
    access: 'use-media',
    token: 'write-drafts',
    summary: 'Send the next part of a large file, or change the details of a stored one',
    answers: { 200: z.union([uploadProgress, mediaItemSchema]), 201: mediaUploaded },
    bodyType: 'application/octet-stream',
    params: uploadParams,
    deadlineMs: PART_DEADLINE_MS,
    run: async ({ params, session, request }) => {
      const taken = await takePart(params.id, actorOf(session, request), request);
      if ('offset' in taken) return { body: taken };
      void prepareUploaded(pictures(), [taken.stored.item]);
      return { status: 201, body: uploadedAnswer(taken.stored, taken.name) };
    },
  }),
  DELETE: method({
    access: 'use-media',
    summary: 'Give an upload up, or delete a stored file',
    answers: { 204: null },
    params: uploadParams,
    run: async ({ params, session, request }) => {
      await abandonUpload(params.id, actorOf(session, request).userId);
      return { status: 204 };
    },
  }),
});

type Handler = typeof parts.GET;

/** Stored files are in `uploads/` too. Their names end in an extension, which the id of an upload never has. */
const NAME = /[^./]\.[a-z\d]+$/;

/** Calls the handler of an upload or of a stored file, by the form of the address. */
const orOfFile =
  (ofUpload: Handler, ofFile: Handler): Handler =>
  async (request, context) => {
    const { id } = await context.params;
    if (typeof id !== 'string' || !NAME.test(id)) return ofUpload(request, context);
    return ofFile(request, { params: Promise.resolve({ pathname: ['uploads', id] }) });
  };

export const GET = orOfFile(parts.GET, readFile);
export const PATCH = orOfFile(parts.PATCH, changeFile);
export const DELETE = orOfFile(parts.DELETE, deleteFile);
export const { POST, PUT, OPTIONS } = parts;
