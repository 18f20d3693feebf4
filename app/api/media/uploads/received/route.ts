import { mediaUploaded } from '@/lib/contracts/media';
import { uploadReceived } from '@/lib/contracts/uploads';
import { actorOf } from '@/lib/server/auth/actor';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { takeReceived } from '@/lib/server/media/direct-uploads';
import { uploadedAnswer } from '@/lib/server/media/uploaded-answer';
import { prepareUploaded } from '@/lib/server/pictures/prepare-pictures';
import { pictures } from '@/lib/server/pictures/shared-pictures';
import { mediaStorage } from '@/lib/server/storage/media-storage';

/** The file is read back from the storage, examined and stored. */
const DEADLINE_MS = 60 * 60 * 1000;

/** Takes in a file that a browser has uploaded directly to the storage. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'use-media',
    token: 'write-drafts',
    summary: 'Take in a file that the storage received from the browser',
    answers: { 201: mediaUploaded },
    deadlineMs: DEADLINE_MS,
    body: uploadReceived,
    run: async ({ body: { ticket }, session, request }) => {
      const { directUploads } = mediaStorage();
      const { stored, name } = await takeReceived(ticket, actorOf(session, request), directUploads);
      void prepareUploaded(pictures(), [stored.item]);
      return { status: 201, body: uploadedAnswer(stored, name) };
    },
  }),
});
