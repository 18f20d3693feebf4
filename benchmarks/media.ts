// `npm run bench:media`: the library among 100,000 files beside the same among 100; 200 MB sent beside a plain write to
// disk; 50 pictures of 24 megapixels beside bare sharp. On PostgreSQL where one is installed; with `--embedded`, or without
// one, on the embedded database. `--handlers` measures the handlers behind a bare HTTP server, without a build.
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { get, send } from './support/library-client';
import { type LibrarySite, startLibrary } from './support/library-site';
import { gateLine, machineFacts, median, percentile, table } from './support/machine';
import { madePicture, madeSound } from './support/made-files';
import { watchMemory } from './support/memory';
import { runBenchmark, startNode, waitFor } from './support/processes';
import { builtSite, postgresServer, temporaryFolder } from './support/site';

const FILES = 100_000;
const ROUNDS = 40;
const UPLOAD_BYTES = 200_000_000;
const UPLOADS = 4;
const MB = 1_000_000;
const BOUNDS = { list: 2, memoryMiB: 64 };

const isQuick = process.argv.includes('--quick');
const isBuilt = !process.argv.includes('--handlers');

await runBenchmark(async () => {
  console.log(machineFacts());
  if (isBuilt) await builtSite();
  const server = process.argv.includes('--embedded') ? null : await postgresServer();
  const small = await startLibrary(server, 100, isBuilt);
  const large = await startLibrary(server, FILES, isBuilt);
  console.log(
    `\n${server ? 'PostgreSQL' : 'The embedded database'}, ${isBuilt ? 'the built site' : 'bare handlers'}`,
  );
  await listing(small, large);
  await uploads(small);
  await pictures(small);
  console.log(`\n${machineFacts()}`);
});

async function listing(small: LibrarySite, large: LibrarySite): Promise<void> {
  const groups = await Promise.all([small, large].map(async (site) => searchesOf(site)));
  const times = groups.map(() => new Map<string, number[]>());
  for (let round = 0; round < (isQuick ? 8 : ROUNDS); round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const [site, ways] = [[small, large][at], groups[at]];
      for (const [group, queries] of Object.entries(ways ?? {})) {
        for (const query of queries) {
          const { ms } = await get(site as LibrarySite, `/api/media?limit=20&${query}`);
          // The first rounds bring code and pages of the database into memory.
          if (round > 1) times[at]?.set(group, [...(times[at]?.get(group) ?? []), ms]);
        }
      }
    }
  }
  const rows = [...(times[0]?.keys() ?? [])].flatMap((group) =>
    [small, large].map(({ files }, at) => {
      const own = times[at]?.get(group) ?? [];
      return [
        `${group}, ${files} files`,
        median(own).toFixed(2),
        percentile(own, 0.95).toFixed(2),
        String(own.length),
      ];
    }),
  );
  console.log(`\n${table([['', 'median ms', 'p95 ms', 'calls'], ...rows])}\n`);
  for (const group of times[0]?.keys() ?? []) {
    const [own = 1, beside = 1] = times.map((each) => percentile(each.get(group) ?? [], 0.95));
    console.log(
      gateLine(`${group}, p95, ${large.files} files to ${small.files}`, beside / own, BOUNDS.list, false),
    );
  }
}

/** Ways to look through a library: words that are in many names, in one, and in none. */
async function searchesOf(site: LibrarySite): Promise<Record<string, string[]>> {
  const { cursor } = JSON.parse((await get(site, `/api/media?limit=${site.files > 100 ? 100 : 50}`)).body);
  const searches = ['harbour', 'ЗАКАТ', '201901', `-${site.files - 7}.jpg`, 'zebra', 'ha', 'щ'];
  return {
    listing: ['', `cursor=${cursor}`, 'sort=name', 'sort=largest', 'folder=Folder+17'],
    'type filter': ['type=images', 'type=videos', 'type=documents'],
    search: searches.map((search) => String(new URLSearchParams({ search }))),
  };
}

async function uploads(site: LibrarySite): Promise<void> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const floor = `http://127.0.0.1:${port}`;
  startNode(['benchmarks/support/cat-server.mjs', join(folder, 'body'), String(port)]);
  await waitFor(`${floor}/`);
  for (const seed of [1, 2, 3])
    await send(site.origin, site.cookie, madeSound(`warm-${seed}.wav`, 10 * MB, seed));
  const [own, beside, grown]: number[][] = [[], [], []];
  for (let round = 0; round < (isQuick ? 1 : UPLOADS); round += 1) {
    const before = watchMemory(site.pid)();
    const most = watchMemory(site.pid);
    const { ms } = await send(site.origin, site.cookie, madeSound('large.wav', UPLOAD_BYTES, 10 + round));
    grown?.push(most() - before);
    own?.push(UPLOAD_BYTES / MB / (ms / 1000));
    const bare = await send(floor, '', madeSound('large.wav', UPLOAD_BYTES, 10 + round));
    beside?.push(UPLOAD_BYTES / MB / (bare.ms / 1000));
    await rm(join(folder, 'body'), { force: true });
  }
  const [mine, bare] = [median(own ?? []), median(beside ?? [])];
  console.log(
    `\n200 MB sent: ${mine.toFixed(0)} MB/s; written to disk by a bare server: ${bare.toFixed(0)} MB/s`,
  );
  console.log(
    `ratio ${(mine / bare).toFixed(2)}; memory grew by ${(grown ?? []).map((mib) => mib.toFixed(0)).join(', ')} MiB`,
  );
  console.log(gateLine('memory of 200 MB sent, MiB', Math.max(...(grown ?? [])), BOUNDS.memoryMiB, false));
}

async function pictures(site: LibrarySite): Promise<void> {
  const folder = await temporaryFolder();
  const count = isQuick ? 6 : 50;
  const files: string[] = [];
  for (let number = 0; number < count; number += 1) files.push(await madePicture(folder, number));
  const sharp = startNode(['benchmarks/support/bare-sharp.mjs']);
  await once(sharp, 'message');
  const bare: number[] = [];
  const floor = async () => {
    sharp.send(files);
    bare.push(Number((await once(sharp, 'message'))[0]));
  };
  await floor();
  const began = performance.now();
  const waiting = [...files.entries()];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const bytes = await readFile(next[1]);
      const sent = { name: `picture-${next[0]}.jpg`, size: bytes.length, pieces: [bytes] };
      const { body } = await send(site.origin, site.cookie, sent);
      await get(site, `/media/${JSON.parse(body).blobs[0].pathname}?w=320&q=5`);
    }
  };
  await Promise.all([work(), work()]);
  const own = performance.now() - began;
  await floor();
  console.log(
    `\n${count} pictures of 24 megapixels sent, looked through and shown as tiles: ${(own / 1000).toFixed(1)} s;`,
  );
  console.log(
    `the same two sizes by bare sharp: ${(median(bare) / 1000).toFixed(1)} s; ratio ${(own / median(bare)).toFixed(2)}`,
  );
}
