import { ensureBuilt } from '@/scripts/start/ensure-built';

/** Builds the site for the suite, once, unless there is a build of these sources. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
