// `npm run bench:search`: the search of the site among 10,000 pages in three languages, beside the same among 50, and beside
// the bare question to PostgreSQL. With `--embedded`, or where PostgreSQL is not installed, on the embedded database.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import type { PrismaClient } from '@/lib/server/db';
import { createDatabase as createOn, newName } from '@/tests/setup/fresh-database';
import { gateLine, machineFacts, median, percentile, table } from './support/machine';
import { addManyPages } from './support/many-pages';
import { runBenchmark, startNode } from './support/processes';
import { embeddedDatabase, fill, postgresServer, temporaryFolder } from './support/site';

const PAGES = 10_000;
const ROUNDS = 15;
const BOUND_MS = 50;
/** A look at whether all texts have been read. */
const LOOK_MS = 500;

/** What people type, from the rarest to what every page says. */
const SEARCHES = [
  { name: 'a title', query: { q: 'tidal archive' } },
  { name: 'one page', query: { q: 'tidal archive 24' } },
  { name: 'a mistyped word', query: { q: 'tidel archive' } },
  { name: 'no page', query: { q: 'xylophone quartet' } },
  { name: 'what every page says', query: { q: 'works' } },
  { name: 'the same, of one kind', query: { q: 'works', kind: 'work' } },
  { name: 'a first letter', query: { q: 's' } },
];

/** What a search is at least: the pages that say a word, the best of them. */
const BARE = `
  SELECT translation_id, left(said, 200) FROM search_entry JOIN page_translation AS text ON text.id = translation_id
    JOIN language ON language.id = language_id
    WHERE words @@ to_tsquery('english', $1) AND language.code = 'en'
    ORDER BY ts_rank(words, to_tsquery('english', $1)) DESC LIMIT 24`;

const bareQuery = ({ q }: { q: string }) =>
  q
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');

interface Scale {
  name: string;
  searcher: ChildProcess;
  client: pg.Client;
  times: number[][];
  bare: number[][];
  totals: number[];
}

await runBenchmark(async () => {
  console.log(machineFacts());
  const server = process.argv.includes('--embedded') ? null : await postgresServer();
  const freshDatabase = () => (server ? createOn(server, newName(), 'template1') : embeddedDatabase());
  const small = await prepare('50 pages', await freshDatabase(), 0);
  const large = await prepare(`${PAGES} pages`, await freshDatabase(), PAGES);
  const scales = [small, large];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const scale of round % 2 === 0 ? scales : scales.toReversed()) await measure(scale, round > 0);
  }
  console.log(
    `\n${server ? 'PostgreSQL' : 'The embedded database'}, ${ROUNDS} interleaved rounds, milliseconds\n`,
  );
  const rows = SEARCHES.flatMap(({ name }, at) =>
    scales.map((scale) => [
      `${name}, ${scale.name}`,
      String(scale.totals[at]),
      median(scale.times[at] ?? []).toFixed(1),
      percentile(scale.times[at] ?? [], 0.95).toFixed(1),
      median(scale.bare[at] ?? []).toFixed(1),
    ]),
  );
  console.log(table([['', 'found', 'median', 'p95', 'bare question'], ...rows]));
  console.log('');
  for (const [at, { name }] of SEARCHES.entries())
    console.log(gateLine(`${name}, ${large.name}, ms`, median(large.times[at] ?? []), BOUND_MS, false));
  console.log(`\n${machineFacts()}`);
  for (const { client } of scales) await client.end();
});

async function prepare(name: string, url: string, more: number): Promise<Scale> {
  const db = await fill(url);
  if (more > 0) await addManyPages(db, more);
  const searcher = startNode(
    ['--conditions=react-server', '--import', 'tsx', 'benchmarks/support/search-service.ts'],
    {
      DATABASE_URL: url,
      DATA_DIR: await temporaryFolder(),
    },
  );
  await once(searcher, 'message');
  const texts = await db.pageTranslation.count();
  const began = performance.now();
  await ask(searcher, [{ q: 'first' }]);
  const first = performance.now() - began;
  while ((await dueTexts(db)) > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const all = (performance.now() - began) / 1000;
  await db.$executeRaw`analyze`;
  const words = await db.searchWord.count();
  console.log(
    `${name}: ${texts} texts read in ${all.toFixed(1)} s, ${words} words; the first search took ${first.toFixed(0)} ms`,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const none = () => SEARCHES.map(() => []);
  return { name, searcher, client, times: none(), bare: none(), totals: [] };
}

/** How many texts have not been read into the index. */
async function dueTexts(db: PrismaClient): Promise<number> {
  const [due] = await db.$queryRaw<
    { count: bigint }[]
  >`SELECT count(*) FROM search_entry WHERE words IS NULL`;
  return Number(due?.count);
}

async function ask(searcher: ChildProcess, searches: { q: string; kind?: string }[]) {
  searcher.send(searches);
  const [answers] = (await once(searcher, 'message')) as [{ ms: number; total: number }[]];
  return answers;
}

/** Each search once, by the service and as a bare question. */
async function measure(scale: Scale, isKept: boolean): Promise<void> {
  const answers = await ask(
    scale.searcher,
    SEARCHES.map(({ query }) => query),
  );
  for (const [at, { query }] of SEARCHES.entries()) {
    const began = performance.now();
    await scale.client.query(BARE, [bareQuery(query)]);
    const bare = performance.now() - began;
    const { ms = 0, total = 0 } = answers[at] ?? {};
    if (!isKept) continue;
    scale.times[at]?.push(ms);
    scale.bare[at]?.push(bare);
    scale.totals[at] = total;
  }
}
