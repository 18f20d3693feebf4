import { AppError } from '@/lib/domain/errors';
import { checkHealth } from '@/lib/server/health';
import { defineRoute, method } from '@/lib/server/http/define-route';

export const dynamic = 'force-dynamic';

/** http-api "Builds, health, payloads": whether database and storage answer; `?live` asks only for the process. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    run: async ({ request }) => {
      if (new URL(request.url).searchParams.has('live')) return { body: { status: 'ok' } };
      const { failing } = await checkHealth();
      if (!failing) return { body: { status: 'ok' } };
      throw new AppError('unavailable', `Does not answer: ${failing.join(', ')}.`, { extra: { failing } });
    },
  }),
});
