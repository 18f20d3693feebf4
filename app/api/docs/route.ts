import document from '@/docs/reference/openapi.json';
import { AppError } from '@/lib/domain/errors';
import { drawApiPage } from '@/lib/server/api-docs/draw-api-page';
import { env } from '@/lib/server/env';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The API's description as a page, in development only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Read this description as a page (only in development)',
    answers: { 200: 'text/html' },
    run: async () => {
      if (env().isProduction) throw new AppError('not_found', 'There is nothing at this address.');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      };
      return new Response(drawApiPage(document), { headers });
    },
  }),
});
