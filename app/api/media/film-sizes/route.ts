import { filmJobs, filmRetry } from '@/lib/contracts/media';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { films } from '@/lib/server/media/shared-films';

/** Films whose smaller sizes are not there yet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'use-media',
    token: 'read',
    summary: 'List the films that are being made smaller, or could not be',
    answers: { 200: filmJobs },
    run: async () => ({ body: { films: films().list() } }),
  }),
  POST: method({
    access: 'use-media',
    summary: 'Make a film smaller again, after that failed',
    answers: { 200: filmJobs },
    body: filmRetry,
    run: async ({ body }) => {
      films().retry(body.pathname);
      return { body: { films: films().list() } };
    },
  }),
});
