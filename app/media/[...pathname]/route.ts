import { z } from 'zod';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { serveMedia } from '@/lib/server/media/serve-media';

export const dynamic = 'force-dynamic';

const params = z.object({ pathname: z.array(z.string()) });

/** `GET /media/{pathname}` (http-api "Media"). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    params,
    run: ({ params: { pathname }, request }) => serveMedia(pathname, request),
  }),
});
