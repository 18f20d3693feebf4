// `npm run bench:scale`: reading one page by its path among 10,000 pages in three languages, beside the same among 50.
// On PostgreSQL where one is installed; with `--embedded`, or without one, on the embedded database.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { PrismaClient } from '@/lib/server/db';
import { storageOf } from '@/lib/server/storage/media-storage';
import { applyMigrations } from '@/scripts/db/migrations';
import { prepareData } from '@/scripts/start/prepare-data';
import { createDatabase as createOn, newName } from '@/tests/setup/fresh-database';
import { gateLine, machineFacts, median, percentile, table } from './support/machine';
import { addManyPages } from './support/many-pages';
import { runBenchmark, startNode } from './support/processes';
import {
  builtSite,
  embeddedDatabase,
  fill,
  postgresServer,
  startSite,
  temporaryFolder,
} from './support/site';

const PAGES = 10_000;
const ROUNDS = 12;
const READS = 60;
const BOUND = 1.5;

interface Scale {
  name: string;
  url: string;
  db: PrismaClient;
  paths: string[];
  /** Addresses that nobody has asked for yet, in no order. */
  unseen: string[];
  reader: ChildProcess;
  origin: string;
  startMs: number;
  service: number[];
  http: number[];
  html: number[];
}

await runBenchmark(async () => {
  console.log(machineFacts());
  await builtSite();
  const server = process.argv.includes('--embedded') ? null : await postgresServer();
  const freshDatabase = () => (server ? createOn(server, newName(), 'template1') : embeddedDatabase());

  const small = await prepare('50 pages', await freshDatabase(), 0);
  const large = await prepare(`${PAGES} pages`, await freshDatabase(), PAGES);
  for (const scale of [small, large]) await measure(scale, 20);
  for (const scale of [small, large]) Object.assign(scale, { service: [], http: [], html: [] });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const scale of round % 2 === 0 ? [small, large] : [large, small]) await measure(scale, READS);
  }
  console.log(
    `\n${server ? 'PostgreSQL' : 'the embedded database'}, ${ROUNDS} interleaved rounds of ${READS} reads in three languages\n`,
  );
  report(small, large);

  const migrated = await timed(() => applyMigrations(large.url));
  const storage = storageOf({ dataDir: await temporaryFolder(), blobToken: undefined });
  const prepared = await timed(() => prepareData(large.db, storage));
  console.log(
    `\nA start among ${PAGES} pages: migrations ${migrated.toFixed(0)} ms, data ${prepared.toFixed(0)} ms,`,
  );
  console.log(
    `server to its first page ${large.startMs.toFixed(0)} ms (among 50: ${small.startMs.toFixed(0)} ms)`,
  );
  console.log(`\n${machineFacts()}`);
});

async function prepare(name: string, url: string, more: number): Promise<Scale> {
  const db = await fill(url);
  if (more > 0) {
    const took = await timed(() => addManyPages(db, more));
    console.log(`${more} pages added in ${(took / 1000).toFixed(1)} s`);
  }
  const pages = await db.page.findMany({
    where: {
      path:
        more > 0 ? { startsWith: '/archive/', contains: '/page-' } : { startsWith: '/works/digital-art/' },
    },
    select: { path: true },
  });
  const reader = startNode(
    ['--conditions=react-server', '--import', 'tsx', 'benchmarks/support/read-service.ts'],
    {
      DATABASE_URL: url,
      DATA_DIR: await temporaryFolder(),
    },
  );
  await once(reader, 'message');
  const { origin, startMs } = await startSite(url);
  const paths = pages.map(({ path }) => path).filter((path) => path.split('/').length > 3);
  const unseen = shuffled(paths.flatMap((path) => [path, `/ru${path}`, `/uk${path}`])).slice(0, 100);
  return { name, url, db, paths, unseen, reader, origin, startMs, service: [], http: [], html: [] };
}

function shuffled(list: string[]): string[] {
  return list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Reads of random pages: by the service, over HTTP, and of pages that have not been rendered yet. */
async function measure(scale: Scale, reads: number): Promise<void> {
  const some = (count: number) =>
    Array.from({ length: count }, () => scale.paths[Math.floor(Math.random() * scale.paths.length)] ?? '/');
  scale.reader.send(some(reads));
  const [times] = (await once(scale.reader, 'message')) as [number[]];
  scale.service.push(...times);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const [n, path] of some(reads).entries()) {
    const locale = ['en', 'ru', 'uk'][n % 3] ?? 'en';
    scale.http.push(await post(agent, `${scale.origin}/api/pages/by-path`, JSON.stringify({ path, locale })));
  }
  for (const address of scale.unseen.splice(0, 2)) scale.html.push(await post(agent, scale.origin + address));
  agent.destroy();
}

/** Milliseconds from the request to the last byte. */
function post(agent: Agent, url: string, body?: string): Promise<number> {
  const began = performance.now();
  const options =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, ...options }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} ${body ?? ''}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    });
    call.on('error', reject).end(body);
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function report(small: Scale, large: Scale): void {
  const kinds = [
    ['by path, service', 'service'],
    ['by path, HTTP', 'http'],
    ['page, first render', 'html'],
  ] as const;
  const rows = kinds.flatMap(([name, kind]) =>
    [small, large].map((scale) => [
      `${name}, ${scale.name}`,
      median(scale[kind]).toFixed(2),
      percentile(scale[kind], 0.95).toFixed(2),
      String(scale[kind].length),
    ]),
  );
  console.log(table([['', 'median ms', 'p95 ms', 'reads'], ...rows]));
  console.log('');
  for (const [name, kind] of kinds.slice(0, 2)) {
    console.log(
      gateLine(
        `${name}, ${large.name} to ${small.name}`,
        median(large[kind]) / median(small[kind]),
        BOUND,
        false,
      ),
    );
  }
}
