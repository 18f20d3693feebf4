// `npm run bench:visits`: whether the counts of a known stream of requests are exact, and what counting costs.

import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { sealedCookie, TEST_SECRET } from '@/tests/setup/session-cookie';
import { type VisitRequest, visitStream } from '@/tests/setup/visit-stream';
import { CONNECTIONS, generator, load } from './support/load';
import { gateLine, machineFacts, median, table } from './support/machine';
import { runBenchmark } from './support/processes';
import { builtSite, embeddedDatabase, fill, startSite } from './support/site';

const isQuick = process.argv.includes('--quick');
const STREAM = isQuick ? 10_000 : 100_000;
const ROUNDS = isQuick ? 3 : 9;
const SECONDS = 3;
const PATH = '/api/site/visits?days=7';
const PERSON = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Accept-Language': 'en-US,en;q=0.5',
};

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

await runBenchmark(async () => {
  console.log(machineFacts());
  await builtSite();
  await cost(await site());
  await exactness(await site());
  console.log(`\n${machineFacts()}`);
});

interface Site {
  origin: string;
  cookie: string;
}

/** One that counts. */
async function site(): Promise<Site> {
  const url = await embeddedDatabase();
  const db = await fill(url);
  await db.visitSetting.create({ data: { isOn: true } });
  const { id: userId } = await db.user.create({ data: { name: 'Owner', role: 'owner' } });
  const { id } = await db.session.create({ data: { id: randomUUID(), userId } });
  await db.$disconnect();
  const { origin } = await startSite(url, { TRUSTED_PROXY: '127.0.0.1', AUTH_SECRET: TEST_SECRET });
  return { origin, cookie: await sealedCookie(id) };
}

function ask(origin: string, { target, method, headers }: VisitRequest): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: target, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    call.on('error', reject).end();
  });
}

async function exactness({ origin, cookie }: Site): Promise<void> {
  const { requests, expected } = visitStream(STREAM, cookie);
  const began = performance.now();
  let next = 0;
  const send = async () => {
    for (let each = requests[next++]; each; each = requests[next++]) await ask(origin, each);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
  const seconds = (performance.now() - began) / 1000;
  const { days, pages, sources } = JSON.parse(
    await ask(origin, { target: PATH, method: 'GET', headers: { cookie } }),
  );
  const sum = (key: string) =>
    days.reduce((all: number, day: Record<string, number>) => all + (day[key] ?? 0), 0);
  const sorted = (counts: object) => JSON.stringify(Object.entries(counts).sort());
  const byPath = Object.fromEntries(
    pages.map((page: { path: string; views: number }) => [page.path, page.views]),
  );
  const byHost = Object.fromEntries(
    sources.map((each: { host: string; visits: number }) => [each.host, each.visits]),
  );
  console.log(`\n${STREAM} requests in ${seconds.toFixed(1)} s, of which people's are to be counted\n`);
  console.log(
    table([
      ['', 'expected', 'counted'],
      ['views', String(expected.views), String(sum('views'))],
      ['visitors', String(expected.visitors), String(sum('visitors'))],
      ['by page', '', sorted(byPath) === sorted(expected.pages) ? 'the same' : 'OTHERS'],
      ['by source', '', sorted(byHost) === sorted(expected.sources) ? 'the same' : 'OTHERS'],
    ]),
  );
}

/** The same server with counting turned on and off in turns: two servers would differ by more than is looked for. */
async function cost({ origin, cookie }: Site): Promise<void> {
  const turn = async (isOn: boolean) => {
    const { status } = await fetch(`${origin}/api/site/visits`, {
      method: 'PUT',
      headers: {
        cookie,
        'content-type': 'application/json',
        origin: origin.replace('127.0.0.1', 'localhost'),
      },
      body: JSON.stringify({ isOn, keptMonths: 24 }),
    });
    if (status !== 200) throw new Error(`Counting could not be turned on or off: ${status}`);
  };
  const rates = { counting: [] as number[], plain: [] as number[] };
  await load(`${origin}/`, 2 * SECONDS, PERSON);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['counting', 'plain'] as const) : (['plain', 'counting'] as const);
    for (const name of order) {
      await turn(name === 'counting');
      rates[name].push((await load(`${origin}/`, SECONDS, PERSON)).requestsPerSecond);
    }
  }
  await turn(true);
  console.log(
    `\n${generator}, ${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s on /, requests a second\n`,
  );
  const rows = Object.entries(rates).map(([name, each]) => [
    name,
    median(each).toFixed(0),
    each.map((rate) => rate.toFixed(0)).join(' / '),
  ]);
  console.log(table([['', 'median', 'rounds'], ...rows]));
  console.log(
    `\n${gateLine('with counting to without', median(rates.counting) / median(rates.plain), 0.97, true)}`,
  );
}
