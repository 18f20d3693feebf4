import 'server-only';

import { WorkQueue } from '@/lib/server/work-queue';

/**
 * Where changes of languages and of their texts wait in this process, and not with a connection that visitors and other
 * calls need. One at a time: most want the same language's row, the embedded database does one transaction at a time
 * anyway, and who waits here does not run out of the time that a statement has.
 */
export const changeQueue = new WorkQueue({ name: 'languages', concurrency: 1, waiting: 300 });
