import { AppError } from '@/lib/domain/errors';
import { env } from '@/lib/server/env';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { mayReadMetrics } from '@/lib/server/site-status/may-read-metrics';
import { readMetrics } from '@/lib/server/site-status/read-metrics';

export const dynamic = 'force-dynamic';

/** What Prometheus collects of this server, in its text format. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary:
      'Read metrics for Prometheus: with `METRICS_TOKEN` as bearer token, or without one from this machine',
    answers: { 200: 'text/plain' },
    run: async ({ request }) => {
      if (!mayReadMetrics(request.headers, env().metricsToken))
        throw new AppError('not_found', 'There is nothing at this address.');
      const { text, contentType } = await readMetrics();
      return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } });
    },
  }),
});
