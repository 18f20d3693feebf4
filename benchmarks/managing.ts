// `npm run bench:managing`: managing a site of 10,000 pages in three languages beside one of 50: listing, opening the tree and
// searching; moving a page that 300 and 30,000 texts link to; the whole site as one file, out and into an empty one.
// Handlers behind a bare HTTP server, on PostgreSQL where one is installed; with `--embedded`, or without one, on the
// embedded database.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaClient } from '@/lib/server/db';
import { gateLine, machineFacts, median, percentile, table } from './support/machine';
import { type ManagedSite, startManaged } from './support/managed-site';
import { addManyLinks } from './support/many-links';
import { addManyPages } from './support/many-pages';
import { watchMemory } from './support/memory';
import { runBenchmark } from './support/processes';
import { postgresServer, temporaryFolder } from './support/site';

const PAGES = 10_000;
const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 6 : 30;
const BOUNDS = { list: 2, moveMs: 5_000, memoryMiB: 256 };
const KNOWN = 300;
const META = { title: 'Changed meanwhile', description: '', keywords: [] };

/** What is asked for while pages are managed. */
const LISTS: Record<string, (parent: string) => string[]> = {
  'first part of the list': () => ['', 'sort=changed', 'sort=title'],
  'one level of the tree': (parent) => ['parentId=', `parentId=${parent}`],
  search: () => ['search=titan', 'search=ТИТАН', 'search=zebra', 'search=page-7'],
  'a state': () => ['state=missing', 'state=outdated', 'state=private'],
};

await runBenchmark(async () => {
  console.log(machineFacts());
  const server = process.argv.includes('--embedded') ? null : await postgresServer();
  const small = await startManaged(server, 'demonstration');
  const large = await startManaged(server, 'demonstration', (db) => addManyPages(db, PAGES));
  console.log(`\n${server ? 'PostgreSQL' : 'The embedded database'}, bare handlers, ${PAGES} pages\n`);
  await looking(small, large);
  await moving(large);
  await roundTrip(large, await startManaged(server, 'empty'));
  console.log(`\n${machineFacts()}`);
});

async function looking(small: ManagedSite, large: ManagedSite): Promise<void> {
  const works = await small.db.page.findUniqueOrThrow({ where: { path: '/works/digital-art/nft' } });
  const rows: string[][] = [];
  const gates: string[] = [];
  for (const [name, queries] of Object.entries(LISTS)) {
    const times = [small, large].map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, site] of [small, large].entries()) {
        for (const query of queries(site === large ? 'part-50' : works.id)) {
          const { ms } = await site.call('GET', `/api/pages?locale=en&limit=50&${query}`);
          // The first rounds bring code and rows into memory.
          if (round > 1) times[at]?.push(ms);
        }
      }
    }
    const [few = [], many = []] = times;
    const figures = (own: number[]) => [median(own).toFixed(1), percentile(own, 0.95).toFixed(1)];
    rows.push([name, ...figures(few), ...figures(many)]);
    gates.push(
      gateLine(
        `${name}, p95 to 50 pages`,
        percentile(many, 0.95) / percentile(few, 0.95),
        BOUNDS.list,
        false,
      ),
    );
  }
  console.log(table([['', '50 pages ms', 'p95', `${PAGES} pages ms`, 'p95'], ...rows]));
  console.log(`\n${gates.join('\n')}\n`);
}

/** Moves a page that some texts link to, and one that all do; saves go on while links follow. */
async function moving(site: ManagedSite): Promise<void> {
  const { db } = site;
  const texts = await db.pageTranslation.count({ where: { page: { path: { startsWith: '/archive' } } } });
  for (const [path, count] of [
    ['/known', KNOWN],
    ['/popular', texts],
  ] as const) {
    const id = await addManyLinks(db, path, count);
    const began = performance.now();
    const { ms } = await site.call('PATCH', `/api/pages/${id}`, { path: `${path}-elsewhere` });
    const saves: number[] = [];
    while ((await linking(db, path)) > 0) {
      saves.push((await site.call('PATCH', `/api/pages/${id}`, { locale: 'en', meta: META })).ms);
      await sleep(500);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `moved while ${count} texts link to it: ${ms.toFixed(0)} ms; all links followed after ${seconds} s`,
    );
    if (saves.length > 0)
      console.log(`saved meanwhile: ${saves.length} times, p95 ${percentile(saves, 0.95).toFixed(0)} ms`);
    console.log(gateLine(`a move with ${count} links, ms`, ms, BOUNDS.moveMs, false));
  }
}

function linking(db: PrismaClient, path: string): Promise<number> {
  return db.pageTranslation.count({ where: { links: { has: path } } });
}

/** Out of one site, into an empty one, and out of that again. */
async function roundTrip(from: ManagedSite, empty: ManagedSite): Promise<void> {
  const folder = await temporaryFolder();
  const [first, second] = [join(folder, 'first.tar'), join(folder, 'second.tar')];
  const rows: string[][] = [];
  const measured = async (name: string, site: ManagedSite, work: () => Promise<string>) => {
    const before = watchMemory(site.pid)();
    const most = watchMemory(site.pid);
    const began = performance.now();
    const what = await work();
    const grown = most() - before;
    rows.push([name, ((performance.now() - began) / 1000).toFixed(1), grown.toFixed(0), what]);
    return { what, grown };
  };
  const out = await measured('out', from, () => from.exportTo(first));
  const dry = await measured('into an empty site, told only', empty, () => empty.importFrom(first, true));
  const into = await measured('into an empty site', empty, () => empty.importFrom(first, false));
  const again = await measured('out of that one', empty, () => empty.exportTo(second));
  await measured('into the same one', empty, () => empty.importFrom(second, false));
  console.log(`\n${table([['the site in one file', 's', 'MiB more', ''], ...rows])}\n`);
  console.log(`${out.what === again.what ? 'met   ' : 'missed'}  the same file by its hash`);
  const most = Math.max(out.grown, dry.grown, into.grown, again.grown);
  console.log(gateLine('memory, MiB', most, BOUNDS.memoryMiB, false));
}
