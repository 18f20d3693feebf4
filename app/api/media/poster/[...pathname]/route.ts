import * as z from 'zod';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { keepPoster } from '@/lib/server/media/keep-poster';

/** The poster of a film. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  PUT: method({
    access: 'use-media',
    summary: 'Keep a picture that stands for a film',
    answers: { 204: null },
    bodyType: 'image/*',
    params: z.object({ pathname: z.array(z.string()) }),
    run: async ({ params, request }) => {
      await keepPoster(params.pathname.join('/'), request);
      return { status: 204 };
    },
  }),
});
