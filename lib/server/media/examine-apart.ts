import 'server-only';

import { fork } from 'node:child_process';
import path from 'node:path';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import { bareEnvironment, env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';
import { ProcessLost, ProcessPool } from '@/lib/server/process-pool';
import type { Examined, Given } from './examine-upload';
import type { ExaminedFont, ExaminingAnswer, ExaminingTask } from './examining';

/** Bundled by itself: the build of the site must not look for it. */
const PROGRAM = path.join(process.cwd(), '.build', 'examine.mjs');
const HEAP_MIB = 256;
/** Memory limit of the process: its own needs, and those of a picture that is decoded and converted to other colours. */
const BASE_BYTES = 400_000_000;
const PIXEL_BYTES = 10;
const SECONDS = 45;
/** A large film is read and written from end to end: even a slow disk does so many bytes of it in a second. */
const BYTES_A_SECOND = 4_000_000;
const IDLE_MS = 10_000;

/** Decoding takes memory: two at once (security U-5). */
const pool = new ProcessPool<ExaminingTask, ExaminingAnswer>({
  start: () =>
    fork(/* turbopackIgnore: true */ PROGRAM, [memoryLimit()], {
      execArgv: [`--max-old-space-size=${HEAP_MIB}`],
      env: bareEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    }),
  places: 2,
  waiting: 200,
  idleMs: IDLE_MS,
});

const memoryLimit = () =>
  String(BASE_BYTES + PIXEL_BYTES * Math.min(env().uploads.pixels, MEDIA.uploadWholePixels));

/**
 * Examines a file in a process of its own, so that a file that hangs or crashes it does not harm the site
 * (decision 35).
 * @throws {AppError} why it is refused; `unavailable` when too many wait, or no process can be begun
 */
export async function examineApart(given: Given): Promise<Examined> {
  const { file, size, hash } = given;
  const task = { given: { file, size, hash }, pixels: env().uploads.pixels };
  const answer = await run(task, SECONDS + size / BYTES_A_SECOND, size);
  if ('examined' in answer) return answer.examined;
  throw new Error('The process has answered something else.');
}

/**
 * The same for the files of one font.
 * @throws {AppError} why one is refused; `unavailable`
 */
export async function examineFontsApart(
  files: readonly { file: string; size: number }[],
): Promise<ExaminedFont[]> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const answer = await run({ fonts: files.map(({ file }) => file) }, SECONDS * files.length, size);
  if ('fonts' in answer) return answer.fonts;
  throw new Error('The process has answered something else.');
}

type Found = Exclude<ExaminingAnswer, { refused: unknown } | { failed: unknown }>;

/** @throws {AppError} */
async function run(task: ExaminingTask, seconds: number, size: number): Promise<Found> {
  const answer = await pool.run(task, 1000 * seconds).catch((error: unknown) => {
    throw error instanceof ProcessLost ? refusalOf(error, size) : error;
  });
  if ('refused' in answer) {
    const { code, message, extra } = answer.refused;
    throw new AppError(code, message, extra && { extra });
  }
  if ('failed' in answer) throw Object.assign(new Error(answer.failed.message), answer.failed);
  return answer;
}

function refusalOf(error: ProcessLost, size: number): AppError {
  const { reason, output } = error;
  logLine({ level: 'error', event: 'examining_lost', reason, size, output });
  if (reason === 'start') {
    return new AppError('unavailable', 'Files cannot be looked into at the moment.', { cause: error });
  }
  return new AppError(
    'validation_failed',
    'This file cannot be looked into: that takes too much time or memory.',
    { extra: { problem: 'tooCostly' }, cause: error },
  );
}
