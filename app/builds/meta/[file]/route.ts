import { z } from 'zod';
import { buildManifest } from '@/lib/contracts/builds';
import { AppError } from '@/lib/domain/errors';
import { currentBuild } from '@/lib/server/builds';
import { defineRoute, method } from '@/lib/server/http/define-route';

const params = z.object({ file: z.string() });

/** `GET /builds/meta/{buildId}.json`: the manifest of the present build, and 404 for any other. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'public',
    summary: 'Read the manifest of a build',
    answers: { 200: buildManifest },
    params,
    run: async ({ params: { file } }) => {
      const build = await currentBuild();
      if (file !== `${build.id}.json`) throw new AppError('not_found', 'There is no such build.');
      return { body: build };
    },
  }),
});
