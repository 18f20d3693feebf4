import { AppError, DISK, diskFull } from '@/lib/domain/errors';
import { checkHealth } from '@/lib/server/health';
import { defineRoute, method } from '@/lib/server/http/define-route';

export const dynamic = 'force-dynamic';

/** http-api "Builds, health, payloads": whether database and storage answer and the disk takes something; `?live` asks only for the process. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    run: async ({ request }) => {
      if (new URL(request.url).searchParams.has('live')) return { body: { status: 'ok' } };
      const { failing } = await checkHealth();
      if (!failing) return { body: { status: 'ok' } };
      const silent = failing.filter((each) => each !== DISK);
      if (silent.length === 0) throw diskFull();
      throw new AppError('unavailable', `Does not answer: ${silent.join(', ')}.`, { extra: { failing } });
    },
  }),
});
