// `npm run bench:languages`: 20,000 texts in one language, beside 200: listing them beside a bare read of the same rows,
// saving one, moving one by a place, across its namespace, and across a namespace that has all of them. Handlers in this process, on PostgreSQL
// where one is installed; with `--embedded`, or without one, on the embedded database. Then the dialog in a browser, on the built site:
// opened, the language with 20,000 texts chosen, and searched letter by letter. `-- --quick` does less of everything.
import { chromium } from '@playwright/test';
import pg from 'pg';
import * as textRoute from '@/app/api/translations/[id]/route';
import * as reorderRoute from '@/app/api/translations/reorder/route';
import * as textsRoute from '@/app/api/translations/route';
import { catalogueEntryFor } from '@/lib/domain/languages/catalogue';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { messagesTag } from '@/lib/server/tags/page-tags';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { createDatabase as createOn, newName } from '@/tests/setup/fresh-database';
import { sealedCookie, TEST_SECRET } from '@/tests/setup/session-cookie';
import { measureScreen } from './languages/measure';
import { gateLine, machineFacts, median, percentile, table } from './support/machine';
import { addManyTexts, type ManyTexts } from './support/many-texts';
import { onEnd, runBenchmark } from './support/processes';
import {
  builtSite,
  embeddedDatabase,
  fill,
  postgresServer,
  startSite,
  temporaryFolder,
} from './support/site';

const TEXTS = 20_000;
const FEW = 200;
const IS_QUICK = process.argv.includes('--quick');
const ROUNDS = IS_QUICK ? 6 : 30;
const BOUNDS = { list: 4, call: 2, again: 0.1, usableMs: 500, keyMs: 50 };
/** Each letter leaves another number of the made texts. */
const SEARCHES = ['199', '42', '163', '57'];

let cookie: string;
let client: pg.Client;

await runBenchmark(async () => {
  console.log(machineFacts());
  await builtSite();
  const server = process.argv.includes('--embedded') ? null : await postgresServer();
  const url = server ? await createOn(server, newName(), 'template1') : await embeddedDatabase();
  const db = await fill(url);
  const owner = await db.user.create({ data: { name: 'Owner', role: 'owner' } });
  cookie = await sealedCookie((await db.session.create({ data: { userId: owner.id } })).id);
  const dataDir = await temporaryFolder();
  const site = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost',
    AUTH_SECRET: TEST_SECRET,
  };
  Object.assign(process.env, site);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  onEnd(() => client.end());
  // What handlers log would be timed too.
  process.stdout.write = silenceLog(process.stdout.write);
  const few = await addManyTexts(db, { code: 'de', namespaces: 1, each: FEW });
  const many = await addManyTexts(db, { code: 'fr', namespaces: TEXTS / FEW, each: FEW });
  const long = await addManyTexts(db, { code: 'es', namespaces: 1, each: TEXTS });
  console.log(`\n${server ? 'PostgreSQL' : 'The embedded database'}, handlers without a network\n`);
  await listing(many);
  await single([few, many]);
  await moves([few, many, long]);
  await screen(url, many);
  console.log(`\n${machineFacts()}`);
});

async function listing({ languageId, code }: ManyTexts): Promise<void> {
  const ours: number[] = [];
  const bare: number[] = [];
  const pages: number[] = [];
  const unchanged: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(
      await timed(async () => {
        bytes = (await send(textsRoute.GET, 'GET', `/api/translations?languageId=${languageId}`)).length;
      }),
    );
    bare.push(
      await timed(async () => {
        const { rows } = await client.query(
          'select id, namespace, key, value, position as "order", language_id as "languageId" from translation where language_id = $1 order by namespace, position',
          [languageId],
        );
        JSON.stringify(rows);
      }),
    );
    await client.query(
      `insert into cache_tag (tag, seq) values ($1, nextval('cache_tag_seq'))
        on conflict (tag) do update set seq = excluded.seq`,
      [messagesTag(code)],
    );
    pages.push(await timed(() => loadMessages(code)));
    unchanged.push(await timed(() => loadMessages(code)));
  }
  const row = (name: string, times: number[]) => [
    name,
    median(times).toFixed(1),
    percentile(times, 0.95).toFixed(1),
  ];
  console.log(
    table([
      [`${TEXTS} texts, ${(bytes / 1e6).toFixed(1)} MB`, 'median ms', 'p95 ms'],
      row('listed', ours),
      row('bare read of the same rows', bare),
      row('laid over the shipped ones for a page, after a change', pages),
      row('for the next page', unchanged),
    ]),
  );
  console.log(`\n${gateLine('listed, to a bare read', median(ours) / median(bare), BOUNDS.list, false)}`);
  const again = median(unchanged) / median(pages);
  console.log(`${gateLine('for the next page, to after a change', again, BOUNDS.again, false)}\n`);
}

async function single(languages: readonly ManyTexts[]): Promise<void> {
  const times = languages.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { ids }] of languages.entries()) {
      const id = ids[(round * 7) % ids.length] ?? '';
      times[at]?.push(
        await timed(() =>
          send(textRoute.PATCH, 'PATCH', '/api/translations/x', { value: `v ${round}` }, { id }),
        ),
      );
    }
  }
  const [few = [], many = []] = times;
  const row = (name: string, own: number[]) => [
    name,
    median(own).toFixed(1),
    percentile(own, 0.95).toFixed(1),
  ];
  console.log(
    table([['one text saved', 'median ms', 'p95 ms'], row(`of ${FEW}`, few), row(`of ${TEXTS}`, many)]),
  );
  console.log(
    `\n${gateLine(`saved, ${TEXTS} texts to ${FEW}`, median(many) / median(few), BOUNDS.call, false)}\n`,
  );
}

/** Moves the first text down and up again; how many rows that wrote is what the database says. */
async function moves([few, many, long]: readonly ManyTexts[]): Promise<void> {
  const cases = [
    { name: `by a place, of ${FEW}`, of: few, by: 1 },
    { name: `by a place, of ${TEXTS} in namespaces of ${FEW}`, of: many, by: 1 },
    { name: `across a namespace of ${FEW}, of ${TEXTS}`, of: many, by: FEW - 1 },
    { name: `by a place, of ${TEXTS} in one namespace`, of: long, by: 1 },
    { name: `across a namespace of ${TEXTS}`, of: long, by: TEXTS - 1 },
  ];
  const rows: string[][] = [];
  const medians: number[] = [];
  let isExact = true;
  for (const { name, of, by } of cases) {
    if (!of) continue;
    const times: number[] = [];
    const written = new Set<number>();
    for (let round = 0; round < (by > FEW ? 4 : ROUNDS); round += 1) {
      const [oldOrder, newOrder] = round % 2 === 0 ? [0, by] : [by, 0];
      const move = {
        translationId: of.ids[0],
        languageId: of.languageId,
        namespace: of.namespace,
        oldOrder,
        newOrder,
      };
      const { rows: before } = await client.query('select pg_current_xact_id()::text::bigint as id');
      times.push(await timed(() => send(reorderRoute.POST, 'POST', '/api/translations/reorder', move)));
      const { rows: after } = await client.query(
        'select count(*)::int as count from translation where xmin::text::bigint > $1::bigint % 4294967296',
        [before[0].id],
      );
      written.add(after[0].count);
    }
    isExact &&= written.size === 1 && written.has(by + 1);
    medians.push(median(times));
    rows.push([name, median(times).toFixed(1), percentile(times, 0.95).toFixed(1), [...written].join(', ')]);
  }
  console.log(table([['one text moved', 'median ms', 'p95 ms', 'rows written'], ...rows]));
  const [own = 1, beside = 1] = medians;
  console.log(
    `\n${gateLine(`moved by a place, ${TEXTS} texts to ${FEW}`, beside / own, BOUNDS.call, false)}`,
  );
  console.log(`${isExact ? 'met   ' : 'missed'}  a move writes the rows between its ends and no other`);
}

/** The dialog in a browser, on the built site with the same database. */
async function screen(url: string, { code }: ManyTexts): Promise<void> {
  const { origin } = await startSite(url, { AUTH_SECRET: TEST_SECRET });
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-quic'],
  });
  onEnd(() => browser.close());
  const { first, again, chosen, keys } = await measureScreen(
    browser,
    { origin, cookie },
    {
      name: catalogueEntryFor(code)?.name ?? '',
      openings: IS_QUICK ? 2 : 7,
      searches: IS_QUICK ? SEARCHES.slice(0, 1) : SEARCHES,
    },
  );
  const row = (name: string, own: number[]) => [
    name,
    median(own).toFixed(0),
    percentile(own, 0.95).toFixed(0),
  ];
  console.log(
    `\n${table([
      ['the dialog', 'median ms', 'p95 ms'],
      row('opened, first in a document', first),
      row('opened again', again),
      row(`a language of ${TEXTS} texts chosen`, chosen),
      row(`a key in the search of ${TEXTS}`, keys),
    ])}\n`,
  );
  console.log(gateLine('opened, ms', median(first), BOUNDS.usableMs, false));
  console.log(gateLine(`${TEXTS} texts chosen, ms`, median(chosen), BOUNDS.usableMs, false));
  console.log(gateLine('a key in the search, p95 ms', percentile(keys, 0.95), BOUNDS.keyMs, false));
}

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

async function send(
  handler: Handler,
  method: string,
  path: string,
  json?: object,
  params = {},
): Promise<string> {
  const headers = { cookie, ...(json && { 'content-type': 'application/json' }) };
  const request = new Request(`http://localhost${path}`, {
    method,
    headers,
    ...(json && { body: JSON.stringify(json) }),
  });
  const answer = await handler(request, { params: Promise.resolve(params) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function silenceLog(write: typeof process.stdout.write): typeof process.stdout.write {
  return ((...args: Parameters<typeof write>) =>
    String(args[0]).startsWith('{') || Reflect.apply(write, process.stdout, args)) as typeof write;
}
