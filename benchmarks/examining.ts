// `npm run bench:examining`: 50 pictures of a camera (24 megapixels) and 50 of a telephone's screen looked into by a process of their
// own, as an upload is, beside the same done in this process; and how long this process could do nothing else meanwhile.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { MEDIA } from '@/lib/domain/limits';
import { examineApart } from '@/lib/server/media/examine-apart';
import { examineUpload, type Given } from '@/lib/server/media/examine-upload';
import { WorkQueue } from '@/lib/server/work-queue';
import { bundleProcesses } from '@/scripts/bundling/bundle.mjs';
import { machineFacts, median, table } from './support/machine';
import { madePicture } from './support/made-files';
import { runBenchmark } from './support/processes';
import { temporaryFolder } from './support/site';

const PICTURES = 50;
const ROUNDS = process.argv.includes('--quick') ? 2 : 5;
const NANOSECONDS = 1e6;

const within = new WorkQueue({ concurrency: 2, waiting: PICTURES });
const METHODS = {
  'in this process': (given: Given) => within.run(() => examineUpload(given, MEDIA.uploadPixels)),
  'in a process of its own': examineApart,
};

await runBenchmark(async () => {
  console.log(machineFacts());
  await bundleProcesses();
  const folder = await temporaryFolder();
  const kinds = { '24 megapixels': await madePicture(folder, 1), '0.6 megapixels': await madeScreen(folder) };
  const rows: string[][] = [];
  for (const [kind, file] of Object.entries(kinds)) {
    const times = Object.fromEntries(
      Object.keys(METHODS).map((method) => [method, { ms: [] as number[], worst: [] as number[] }]),
    );
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [method, examine] of Object.entries(METHODS)) {
        const { ms, worst } = await examineAll(folder, file, examine);
        // The first round loads code and begins processes.
        if (round === 0) continue;
        times[method]?.ms.push(ms);
        times[method]?.worst.push(worst);
      }
    }
    for (const [method, { ms, worst }] of Object.entries(times)) {
      rows.push([
        `${kind}, ${method}`,
        median(ms).toFixed(0),
        (median(ms) / PICTURES).toFixed(1),
        Math.max(...worst).toFixed(0),
      ]);
    }
  }
  console.log(
    `\n${table([[`${PICTURES} pictures`, 'ms', 'ms each', 'longest ms without a turn'], ...rows])}\n`,
  );
  console.log(machineFacts());
});

async function examineAll(folder: string, picture: string, examine: (given: Given) => Promise<unknown>) {
  const place = join(folder, 'round');
  await mkdir(place);
  const bytes = await readFile(picture);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const files = Array.from({ length: PICTURES }, (_, at) => join(place, String(at)));
  for (const file of files) await copyFile(picture, file);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  await Promise.all(files.map((file) => examine({ file, size: bytes.length, hash })));
  const ms = performance.now() - begun;
  delay.disable();
  await rm(place, { recursive: true });
  return { ms, worst: delay.max / NANOSECONDS };
}

async function madeScreen(folder: string): Promise<string> {
  const file = join(folder, 'screen.png');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  await writeFile(
    file,
    await sharp({ create: { width: 640, height: 960, channels: 3, noise, background: '#000' } })
      .png()
      .toBuffer(),
  );
  return file;
}
