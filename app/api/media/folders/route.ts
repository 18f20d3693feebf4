import { mediaFolders } from '@/lib/contracts/media';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { countMedia } from '@/lib/server/media/count-media';

/** The library's folders, with the number of files in each. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'Count the files of each folder',
    answers: { 200: mediaFolders },
    run: async () => ({ body: await countMedia() }),
  }),
});
