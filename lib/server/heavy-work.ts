import 'server-only';

import { WorkQueue } from './work-queue';

/** More than any library has to do at a time. */
const WAITING = 100_000;

declare global {
  // A development server loads this module anew with each change: the process has one queue.
  var atelierHeavyWork: WorkQueue | undefined;
}

/** For what takes hundreds of megabytes and nobody waits for: one at a time, so that the memory of all of it is bounded. */
export function heavyWork(): WorkQueue {
  globalThis.atelierHeavyWork ??= new WorkQueue({ name: 'heavy', concurrency: 1, waiting: WAITING });
  return globalThis.atelierHeavyWork;
}
