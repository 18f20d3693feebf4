// `npm run bench:attack`: fifteen hostile loads, one after the other, at one running site, and what a visitor who comes twenty
// times a second waits for the home page meanwhile, beside what he waits when nothing else happens.
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { MEDIA } from '@/lib/domain/limits';
import { httpRequest } from '@/tests/server/support/http';
import { ownerCookie } from '@/tests/server/support/seeded-site';
import { startServer } from '@/tests/server/support/site-server';
import { editorsLoads, type Load, STRANGERS_LOADS } from './attack/loads';
import type { Answers, Target } from './attack/send';
import { gateLine, machineFacts, median, percentile, table } from './support/machine';
import { madePicture } from './support/made-files';
import { watchFamilyMemory } from './support/memory';
import { onEnd, runBenchmark } from './support/processes';
import { newClient } from './support/sign-in-client';
import { buildInPlace, builtSite, embeddedDatabase, fill, temporaryFolder } from './support/site';
import { letVisitorsCome } from './support/visitors';

const isQuick = process.argv.includes('--quick');
const SECONDS = isQuick ? 3 : 10;
const IDLE_SECONDS = isQuick ? 3 : 20;
const VISITS_PER_SECOND = 20;
/** A visitor no longer feels it: so quick are three answers in a row. */
const CALM_MS = 100;
const RECOVERY_MS = 60_000;

const GATES = { worstMs: 1_000, memoryMebibytes: 700 };

await runBenchmark(async () => {
  console.log(machineFacts());
  const build = await builtSite();
  const databaseUrl = await embeddedDatabase();
  const db = await fill(databaseUrl);
  const server = await startServer({
    databaseUrl,
    dataDir: await temporaryFolder(),
    env: { TRUSTED_PROXY: '127.0.0.1' },
  });
  onEnd(async () => {
    await server.stop();
  });
  const target: Target = {
    origin: server.origin,
    port: server.port,
    editor: await ownerCookie(db),
    guesser: await newClient(server.origin),
    seconds: SECONDS,
  };
  const loads = [...STRANGERS_LOADS, ...editorsLoads(await cameraPictures(), await largestPicture())];
  const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  await attack(
    target,
    server.process.pid ?? 0,
    loads.filter(({ name }) => name.includes(only ?? '')),
  );
  console.log(`\n${machineFacts()}`);
  if ((await buildInPlace()) !== build) console.log('The build changed during the run: measure again.');
});

async function cameraPictures(): Promise<Buffer[]> {
  const folder = await temporaryFolder();
  const numbers = isQuick ? [1] : [1, 2, 3, 4];
  return Promise.all(numbers.map(async (number) => readFile(await madePicture(folder, number))));
}

/** Few bytes, and as many pixels as are held in memory as a whole. */
function largestPicture(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(MEDIA.uploadWholePixels));
  return sharp({ create: { width: side, height: side, channels: 3, background: '#204060' } })
    .png({ palette: true, colours: 2, progressive: true })
    .toBuffer();
}

async function attack(target: Target, pid: number, loads: readonly Load[]): Promise<void> {
  const visitors = letVisitorsCome(`${target.origin}/`, VISITS_PER_SECOND);
  await sleep(2_000);
  await visitors();
  const rows: string[][] = [];
  const worst: number[] = [];
  const peaks: number[] = [];
  let failures = 0;
  const note = (name: string, { times, failed }: Awaited<ReturnType<typeof visitors>>, rest: string[]) => {
    worst.push(Math.max(...times));
    failures += failed;
    const cells = [median(times), percentile(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(0));
    rows.push([name, `${times.length}`, `${failed}`, ...cells, ...rest]);
    console.log(`${name}: worst ${cells[2]} ms, ${failed} failed, ${rest.join(' | ')}`);
  };
  const idlePeak = watchFamilyMemory(pid);
  await sleep(IDLE_SECONDS * 1000);
  note('nothing', await visitors(), [...memoryCells(idlePeak()), '', '']);
  for (const { name, run } of loads) {
    const peak = watchFamilyMemory(pid);
    const answers = await run(target);
    const recovery = await recovered(target.origin);
    const most = peak();
    peaks.push(most.all);
    note(name, await visitors(), [...memoryCells(most), recovery.toFixed(0), reported(answers)]);
  }
  const head = [
    '',
    'visits',
    'failed',
    'p50 ms',
    'p99 ms',
    'worst ms',
    'server MiB',
    'all MiB',
    'calm after ms',
    'answers',
  ];
  console.log(`\n${table([head, ...rows])}\n`);
  console.log(gateLine('worst wait of a visitor, ms', Math.max(...worst.slice(1)), GATES.worstMs, false));
  console.log(gateLine('visits that failed', failures, 0, false));
  console.log(gateLine('peak memory, MiB', Math.max(...peaks), GATES.memoryMebibytes, false));
}

function memoryCells({ own, all }: { own: number; all: number }): string[] {
  return [own.toFixed(0), all.toFixed(0)];
}

/** Milliseconds from the end of a load until the site is as quick as before. */
async function recovered(origin: string): Promise<number> {
  const began = performance.now();
  let calm = 0;
  let since = began;
  while (calm < 3 && performance.now() - began < RECOVERY_MS) {
    const requested = performance.now();
    const { status, ms } = await httpRequest(origin, '/');
    if (status !== 200 || ms > CALM_MS) calm = 0;
    else if (++calm === 1) since = requested;
  }
  return calm === 3 ? since - began : Number.POSITIVE_INFINITY;
}

function reported(answers: Answers): string {
  return [...answers]
    .sort(([, a], [, b]) => b - a)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
