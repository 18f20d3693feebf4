// Looks into files that were sent, one after the other, for the site that has started it; says how much memory it may take at most,
// in bytes. Bundled by scripts/bundling/bundle.mjs.
import { AppError } from '@/lib/domain/errors';
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

/** What reads pictures takes as long to load as what reads fonts, and a process for a font is begun for each. */
async function answerTo(task: ExaminingTask): Promise<ExaminingAnswer> {
  if ('given' in task) {
    const { examineUpload } = await import('@/lib/server/media/examine-upload');
    return { examined: await examineUpload(task.given, task.pixels) };
  }
  const { examineFont } = await import('@/lib/server/fonts/examine-font');
  const fonts: ExaminedFont[] = [];
  for (const file of task.fonts) fonts.push(await examineFont(file));
  return { fonts };
}
