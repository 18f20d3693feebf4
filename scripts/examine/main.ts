// Looks into files that were sent, one after the other, for the site that has started it; says how much memory it may take at most,
// in bytes. Bundled by scripts/build.mjs.
import { AppError } from '@/lib/domain/errors';
import { examineFont } from '@/lib/server/fonts/examine-font';
import { examineUpload } from '@/lib/server/media/examine-upload';
import type { ExaminedFont, ExaminingAnswer, ExaminingTask } from '@/lib/server/media/examining';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';

const [, , memoryBytes] = process.argv;
const kept = liveUnderKeeper({ graceMs: 0, memoryBytes: Number(memoryBytes) });

process.on('message', async (task: ExaminingTask) => {
  const answer = await answerTo(task).catch(problemOf);
  await kept.tell(answer);
  // What fonts are read by never gives memory back, and may be damaged by one: the next file gets a new process.
  if ('fonts' in task) process.disconnect();
});
void kept.tell({ ready: true });

function problemOf(error: unknown): ExaminingAnswer {
  if (error instanceof AppError) {
    const { code, message, extra } = error;
    return { refused: { code, message, ...(extra && { extra }) } };
  }
  const { message, stack, code } = error as NodeJS.ErrnoException;
  return { failed: { message, stack, code } };
}

async function answerTo(task: ExaminingTask): Promise<ExaminingAnswer> {
  if ('given' in task) return { examined: await examineUpload(task.given, task.pixels) };
  const fonts: ExaminedFont[] = [];
  for (const file of task.fonts) fonts.push(await examineFont(file));
  return { fonts };
}
