import { defineRoute, method } from '@/lib/server/http/define-route';
import { archiveFiles } from '@/lib/server/media/archive-files';

/** Several files as one archive. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'Download several files as one',
    answers: { 200: 'application/zip' },
    run: ({ request }) => archiveFiles(request),
  }),
});
