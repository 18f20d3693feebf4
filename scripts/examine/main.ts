// Looks into files that were sent, one after the other, for the site that has started it; says how much memory it may take at most,
// in bytes. Bundled by scripts/build.mjs.
import { AppError } from '@/lib/domain/errors';
import { examineUpload } from '@/lib/server/media/examine-upload';
import type { ExaminingAnswer, ExaminingTask } from '@/lib/server/media/examining';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';

const [, , memoryBytes] = process.argv;
const kept = liveUnderKeeper({ graceMs: 0, memoryBytes: Number(memoryBytes) });

process.on('message', async ({ given, pixels }: ExaminingTask) => {
  const answer: ExaminingAnswer = await examineUpload(given, pixels).then(
    (examined) => ({ examined }),
    (error: unknown) => problemOf(error),
  );
  void kept.tell(answer);
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
