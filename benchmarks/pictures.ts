// `npm run bench:pictures`: a picture of 24 megapixels made at all widths, as after an upload, beside bare sharp making the same
// files with the qualities that were chosen. One picture is calm, one is grain from edge to edge.
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { VARIANT_WIDTHS } from '@/lib/domain/media/variants';
import { encodeApart } from '@/lib/server/pictures/encode-apart';
import { bundleProcesses } from '@/scripts/bundling/bundle.mjs';
import { gateLine, machineFacts, median, table } from './support/machine';
import { madePicture } from './support/made-files';
import { runBenchmark } from './support/processes';
import { temporaryFolder } from './support/site';

const ROUNDS = process.argv.includes('--quick') ? 1 : 3;
const BOUND = 1.5;
/** What the middle of the pictures gets; the time hardly depends on it. */
const QUALITY = 70;

await runBenchmark(async () => {
  console.log(machineFacts());
  await bundleProcesses();
  const folder = await temporaryFolder();
  const files = { calm: await madeGradient(folder), grain: await madePicture(folder, 1) };
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const [kind, file] of Object.entries(files)) {
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const target = join(folder, `${kind}-${round}`);
      await mkdir(target);
      const times = [
        await timed(() => encodeApart({ file, folder: target, widths: VARIANT_WIDTHS })),
        await timed(() => encodeBare(file, target)),
      ];
      // The first round begins processes.
      if (round === 0) continue;
      ours.push(times[0] ?? 0);
      bare.push(times[1] ?? 0);
    }
    const made = await sizeOf(join(folder, `${kind}-0`));
    ratios.push(median(ours) / median(bare));
    rows.push([
      kind,
      ...[median(ours), median(bare)].map((ms) => ms.toFixed(0)),
      `${(made / 1e6).toFixed(2)}`,
    ]);
  }
  const widths = `${VARIANT_WIDTHS.length} widths`;
  console.log(`\n${table([[widths, 'ms', 'bare sharp, ms', 'MB'], ...rows])}\n`);
  for (const [at, kind] of Object.keys(files).entries())
    console.log(gateLine(`24 megapixels, ${kind}, to bare sharp`, ratios[at] ?? Number.NaN, BOUND, false));
  console.log(`\n${machineFacts()}`);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function encodeBare(file: string, folder: string): Promise<void> {
  for (const width of VARIANT_WIDTHS) {
    await sharp(file)
      .autoOrient()
      .resize({ width })
      .avif({
        quality: QUALITY,
        effort: 3,
        bitdepth: 10,
        chromaSubsampling: width > 2560 ? '4:2:0' : '4:4:4',
      })
      .toFile(join(folder, `bare-${width}.avif`));
  }
}

async function madeGradient(folder: string): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="4000"><linearGradient id="sky" x2=".3" y2="1">
    <stop stop-color="#123"/><stop offset="1" stop-color="#c96"/></linearGradient><rect width="6000" height="4000" fill="url(#sky)"/></svg>`;
  const file = join(folder, 'calm.jpg');
  await writeFile(file, await sharp(Buffer.from(drawing)).jpeg({ quality: 92 }).toBuffer());
  return file;
}

async function sizeOf(folder: string): Promise<number> {
  const made = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  const sizes = await Promise.all(made.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
