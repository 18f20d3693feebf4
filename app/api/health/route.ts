import { healthy } from '@/lib/contracts/health';
import { AppError, DISK, diskFull } from '@/lib/domain/errors';
import { checkHealth } from '@/lib/server/health';
import { defineRoute, method } from '@/lib/server/http/define-route';
import { isDataDiskFull } from '@/lib/server/storage/disk-space';

export const dynamic = 'force-dynamic';

const OK = { status: 'ok' } as const;

/** Whether database and storage answer and the disk has room; `?live` only says that the process runs. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Tell whether database, storage and disk answer; with `?live` whether the process does',
    answers: { 200: healthy },
    run: async ({ request }) => {
      if (new URL(request.url).searchParams.has('live')) return { body: OK };
      const { failing } = await checkHealth();
      if (!failing) return { body: OK };
      // A disk that is merely slow still stores data.
      const isFull = failing.includes(DISK) && isDataDiskFull();
      const silent = failing.filter((each) => !(isFull && each === DISK));
      if (silent.length === 0) throw diskFull();
      throw new AppError('unavailable', `Does not answer: ${silent.join(', ')}.`, { extra: { failing } });
    },
  }),
});
