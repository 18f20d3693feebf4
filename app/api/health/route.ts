import { checkHealth } from '@/lib/server/health';
import { defineRoute, method } from '@/lib/server/http/define-route';

export const dynamic = 'force-dynamic';

/** http-api "Builds, health, payloads": whether database and storage answer; `?live` asks only for the process. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    run: async ({ request }) => {
      if (new URL(request.url).searchParams.has('live')) return { body: { status: 'ok' } };
      const health = await checkHealth();
      return health.status === 'ok'
        ? { body: health }
        : { status: 503, body: health, headers: { 'retry-after': '5' } };
    },
  }),
});
