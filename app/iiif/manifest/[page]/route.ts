import { z } from 'zod';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { serveManifest } from '@/lib/server/iiif/work-manifest';

export const dynamic = 'force-dynamic';

/** `GET /iiif/manifest/{page}`, by the id of a page that shows a work: the IIIF Presentation API 3. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Read a work as a manifest for viewers of other sites (IIIF Presentation API 3)',
    answers: { 200: '*/*', 304: null },
    params: z.object({ page: z.string() }),
    run: ({ params: { page }, request }) => serveManifest(page, request),
  }),
});
