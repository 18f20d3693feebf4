import { z } from 'zod';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { serveIiif } from '@/lib/server/iiif/serve-iiif';

export const dynamic = 'force-dynamic';

/** `GET /iiif/{pathname}/info.json` and the tiles and sizes that it names: the IIIF Image API 3 at level 0. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Read a tile of a large picture, or what tiles there are (IIIF Image API 3)',
    answers: { 200: '*/*', 303: null, 304: null },
    params: z.object({ path: z.array(z.string()) }),
    run: ({ params: { path }, request }) => serveIiif(path, request),
  }),
});
