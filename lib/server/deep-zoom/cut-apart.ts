import 'server-only';

import { fork } from 'node:child_process';
import path from 'node:path';
import { MEDIA } from '@/lib/domain/limits';
import { bareEnvironment } from '@/lib/server/env';
import { ProcessPool } from '@/lib/server/process-pool';
import type { CuttingAnswer, CuttingTask } from './cutting';

/** Bundled by itself: the build of the site must not look for it. */
const PROGRAM = path.join(process.cwd(), '.build', 'cut.mjs');
const HEAP_MIB = 256;
/** As for examining: what is decoded as a whole, and what the process needs beside. */
const MEMORY_BYTES = 400_000_000 + 10 * MEDIA.uploadWholePixels;
const IDLE_MS = 10_000;
/** Time for a task: even a busy machine cuts so many pixels in a second. */
const SECONDS = 60;
const PIXELS_A_SECOND = 1_000_000;

/** One picture is cut at a time; beside it, the copy of another can be made, for which somebody may be waiting. */
const pool = new ProcessPool<CuttingTask, CuttingAnswer>({
  start: () =>
    fork(/* turbopackIgnore: true */ PROGRAM, [String(MEMORY_BYTES)], {
      execArgv: [`--max-old-space-size=${HEAP_MIB}`],
      env: bareEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    }),
  places: 2,
  waiting: 100,
  idleMs: IDLE_MS,
});

/**
 * Does a task in a process of its own, which may take as long as so many pixels do.
 * @throws {ProcessLost} when it takes too long or too much memory
 */
export function cutApart(task: CuttingTask, pixels: number): Promise<CuttingAnswer> {
  return pool.run(task, 1000 * (SECONDS + pixels / PIXELS_A_SECOND));
}
