import { deepZoomJobs, deepZoomRetry } from '@/lib/contracts/media';
import { deepZoom } from '@/lib/server/deep-zoom/shared-deep-zoom';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Large pictures whose tiles are not there yet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'List the pictures that are being prepared for deep zoom, or could not be',
    answers: { 200: deepZoomJobs },
    run: async () => ({ body: { pictures: deepZoom().list() } }),
  }),
  POST: method({
    access: 'use-media',
    summary: 'Prepare a picture for deep zoom again, after that failed',
    answers: { 200: deepZoomJobs },
    body: deepZoomRetry,
    run: async ({ body }) => {
      deepZoom().retry(body.pathname);
      return { body: { pictures: deepZoom().list() } };
    },
  }),
});
