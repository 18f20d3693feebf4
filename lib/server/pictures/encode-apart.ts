import 'server-only';

import { fork } from 'node:child_process';
import path from 'node:path';
import { bareEnvironment } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import { ProcessLost, ProcessPool } from '@/lib/server/process-pool';
import type { EncodingAnswer, EncodingTask } from './encoding';

/** Bundled by itself: the build of the site must not look for it. */
const PROGRAM = path.join(process.cwd(), '.build', 'encode.mjs');
const HEAP_MIB = 256;
/** The largest variant of the largest picture takes half of it. */
const MEMORY_BYTES = 2_000_000_000;
/** All widths of a picture take up to thirty seconds of a processor; a busy machine may need many times as long. */
const MILLISECONDS = 15 * 60 * 1000;
const IDLE_MS = 10_000;

const pool = new ProcessPool<EncodingTask, EncodingAnswer>({
  start: () =>
    fork(/* turbopackIgnore: true */ PROGRAM, [String(MEMORY_BYTES)], {
      execArgv: [`--max-old-space-size=${HEAP_MIB}`],
      env: bareEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    }),
  places: 1,
  waiting: 10,
  idleMs: IDLE_MS,
});

/**
 * Makes AVIF files in a process of its own and of low priority: encoding takes hundreds of megabytes, which only the end of
 * a process gives back.
 * @returns the widths that were made: never rejects for what the picture causes
 * @throws {AppError} `unavailable`; {@link ProcessLost} where no process can be begun, or it takes too long: that is not the picture's fault
 */
export async function encodeApart(task: EncodingTask): Promise<number[]> {
  try {
    const { made, short } = await pool.run(task, MILLISECONDS);
    if (short.length > 0) logLine({ event: 'encoding_short', widths: short, of: made.length });
    return made;
  } catch (error) {
    if (!(error instanceof ProcessLost) || error.reason !== 'end') throw error;
    const { reason, output } = error;
    logLine({ level: 'error', event: 'encoding_lost', reason, widths: task.widths, output });
    return [];
  }
}
