import { latestBuild } from '@/lib/contracts/builds';
import { currentBuild } from '@/lib/server/builds';
import { defineRoute, method } from '@/lib/server/http/define-route';

export const dynamic = 'force-dynamic';

/** `GET /builds/latest.json`: which build is served; asked once an hour by open pages. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Tell which build is served',
    answers: { 200: latestBuild },
    run: async () => {
      const { id, timestamp } = await currentBuild();
      return { body: { id, timestamp } };
    },
  }),
});
