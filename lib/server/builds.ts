import 'server-only';

import { stat } from 'node:fs/promises';
import { ROUTES } from '@/lib/domain/site/routes';
import { BUILD_ID_FILE, buildId } from './build-id';

export interface Build {
  id: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  /** Patterns of the routes, without language prefixes. */
  routes: string[];
}

const startedAt = new Date();

/** The build that this process serves; under the development server, since when it runs. */
export async function currentBuild(): Promise<Build> {
  const builtAt = await stat(BUILD_ID_FILE).then(
    ({ mtime }) => mtime,
    () => startedAt,
  );
  return { id: buildId(), timestamp: builtAt.toISOString(), routes: ROUTES.map(({ pattern }) => pattern) };
}
