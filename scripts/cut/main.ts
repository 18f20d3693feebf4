// Cuts large pictures, one after the other, for the site that has started it; says how much memory it may take at most, in
// bytes. Bundled by scripts/bundling/bundle.mjs.
import { setPriority } from 'node:os';
import { AnimatedPicture, cutPicture } from '@/lib/server/deep-zoom/cut-picture';
import type { CuttingAnswer, CuttingTask } from '@/lib/server/deep-zoom/cutting';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';

/** Visitors come first. */
const PRIORITY = 10;

const [, , memoryBytes] = process.argv;
const kept = liveUnderKeeper({ graceMs: 0, memoryBytes: Number(memoryBytes) });
setPriority(PRIORITY);

process.on('message', async (task: CuttingTask) => {
  const answer: CuttingAnswer = await cutPicture(task).then(
    () => ({ done: true }),
    (error: unknown) => ({
      failed: { message: String(error), isAnimated: error instanceof AnimatedPicture },
    }),
  );
  void kept.tell(answer);
});
void kept.tell({ ready: true });
