import 'server-only';

import { WorkQueue } from './work-queue';

/** Pictures that are drawn for programs: one at a time, since nobody waits for it, and pages are rendered meanwhile. */
export const drawingQueue = new WorkQueue({ name: 'drawing', concurrency: 1, waiting: 64 });
