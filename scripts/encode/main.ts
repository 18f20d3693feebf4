// Encodes pictures as AVIF, one after the other, for the site that has started it; says how much memory it may take at most, in
// bytes. Bundled by scripts/bundling/bundle.mjs.
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { HIGHEST } from '@/lib/server/pictures/choose-quality';
import { type EncodingAnswer, type EncodingTask, encodedFile } from '@/lib/server/pictures/encoding';
import { encodeAvifs, inspectPicture } from '@/lib/server/pictures/picture-codec';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';

/** Whoever waits for a page goes first. */
const NICENESS = 10;

const [, , memoryBytes] = process.argv;
const kept = liveUnderKeeper({ graceMs: 0, memoryBytes: Number(memoryBytes) });
setPriority(NICENESS);

process.on('message', async (task: EncodingTask) => {
  const answer: EncodingAnswer = { made: [], short: [] };
  try {
    for await (const { width, quality } of encode(task)) {
      answer.made.push(width);
      if (quality === HIGHEST) answer.short.push(width);
    }
  } catch (error) {
    process.stderr.write(`${error}\n`);
  }
  void kept.tell(answer);
});
void kept.tell({ ready: true });

async function* encode({
  file,
  folder,
  widths,
  crop,
}: EncodingTask): AsyncGenerator<{ width: number; quality: number }> {
  const traits = await inspectPicture(file);
  if (traits.isAnimated) return;
  for await (const { width, bytes, quality } of encodeAvifs(file, traits, widths, crop)) {
    await writeFile(encodedFile(folder, width), bytes);
    yield { width, quality };
  }
}
