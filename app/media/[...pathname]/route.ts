import { z } from 'zod';
import { mediaFileQuery } from '@/lib/contracts/media';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { serveFilm } from '@/lib/server/media/serve-film';
import { serveMedia } from '@/lib/server/media/serve-media';
import { servePicture } from '@/lib/server/pictures/serve-picture';

export const dynamic = 'force-dynamic';

const params = z.object({ pathname: z.array(z.string()) });

/** New variants wait in a queue; database queries have a much shorter limit of their own. */
const DEADLINE_MS = 25_000;

/** `GET /media/{pathname}`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Read a file, or a picture or film made from it',
    answers: { 200: '*/*', 206: '*/*', 304: null },
    deadlineMs: DEADLINE_MS,
    params,
    query: mediaFileQuery,
    run: ({ params: { pathname }, query, request }) =>
      query.picture
        ? servePicture(pathname, query.picture, request)
        : query.filmWidth
          ? serveFilm(pathname, query.filmWidth, request)
          : serveMedia(pathname, request),
  }),
});
