// `npm run bench:sign-in`: what a burst of guesses costs the site and its visitors, and what its answers give away.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '@/lib/server/auth/passwords';
import type { PrismaClient } from '@/lib/server/db';
import { startServer } from '@/tests/server/support/site-server';
import { gateLine, machineFacts, median, percentile, table } from './support/machine';
import { residentMemory, watchMemory } from './support/memory';
import { onEnd, runBenchmark } from './support/processes';
import { type Client, cookiesOf, isSignedIn, newClient, signIn, signOut } from './support/sign-in-client';
import { buildInPlace, builtSite, embeddedDatabase, fill, temporaryFolder } from './support/site';
import { letVisitorsCome } from './support/visitors';

const GUESSES = 1000;
const CONNECTIONS = 50;
const VISITS_PER_SECOND = 100;
const IDLE_SECONDS = 8;
const PAIRS = 30;
const OWNER = { name: 'owner', password: 'tall ships in fog' };
const HOME = '198.51.100.7';
/** A throttled sign-in is tried again until it works, but not for ever. */
const PATIENCE_MS = 120_000;

await runBenchmark(async () => {
  console.log(machineFacts());
  const build = await builtSite();
  const databaseUrl = await embeddedDatabase();
  const db = await fill(databaseUrl);
  await makeAccounts(db);
  const server = await startServer({
    databaseUrl,
    dataDir: await temporaryFolder(),
    env: { TRUSTED_PROXY: '127.0.0.1' },
  });
  onEnd(async () => {
    await server.stop();
  });
  const client = await newClient(server.origin);
  await compareAnswers(client);
  await db.signInAttempt.deleteMany();
  await tryStolenCookie(client);
  await db.signInAttempt.deleteMany();
  await burst(client, server.process.pid ?? 0);
  console.log(`\n${machineFacts()}`);
  if ((await buildInPlace()) !== build) console.log('The build changed during the run: measure again.');
});

async function makeAccounts(db: PrismaClient): Promise<void> {
  const passwordHash = await hashPassword(OWNER.password);
  await db.user.create({ data: { name: OWNER.name, role: 'owner', passwordHash } });
  for (let n = 0; n < PAIRS; n += 1)
    await db.user.create({ data: { name: `translator-${n}`, role: 'translator', passwordHash } });
}

/** Every attempt from an address of its own and for a name of its own: no limit has a part in it. */
async function compareAnswers(client: Client): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  await signIn(client, 'warm', 'wrong password here', '192.0.2.250');
  for (let n = 0; n < PAIRS; n += 1) {
    const inTurn = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of inTurn) {
      const name = kind === 'known' ? `translator-${n}` : `nobody-${n}`;
      const address = `2001:db8:${kind === 'known' ? 1 : 2}:${n}::1`;
      const answer = await signIn(client, name, 'wrong password here', address);
      if (answer.status !== 401) throw new Error(`${name}: ${answer.status} ${answer.body}`);
      times[kind].push(answer.ms);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(`\nA wrong password, ${PAIRS} each, in turns\n`);
  console.log(
    table([
      ['', 'median ms', 'p90 ms', 'ratio'],
      ['known account', known.toFixed(1), percentile(times.known, 0.9).toFixed(1), '1'],
      [
        'unknown account',
        unknown.toFixed(1),
        percentile(times.unknown, 0.9).toFixed(1),
        (unknown / known).toFixed(2),
      ],
    ]),
  );
  console.log(`\n${gateLine('slower of the two to the quicker', ratio(known, unknown), 1.2, false)}`);
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b);
}

/** Also signs the owner in from home, which the limits then know. */
async function tryStolenCookie(client: Client): Promise<void> {
  const { origin } = client;
  const stolen = cookiesOf(await signIn(client, OWNER.name, OWNER.password, HOME));
  if (!(await isSignedIn(origin, stolen))) throw new Error('The right password did not sign in.');
  await signOut(origin, stolen);
  const began = performance.now();
  while (await isSignedIn(origin, stolen)) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('The stolen cookie lives on.');
  }
  console.log(
    `\nA stolen cookie is dead ${(performance.now() - began).toFixed(1)} ms after the log-out, its first answer included`,
  );
}

async function burst(client: Client, pid: number): Promise<void> {
  const visitors = letVisitorsCome(`${client.origin}/`, VISITS_PER_SECOND);
  await sleep(1000);
  await visitors();
  await sleep(IDLE_SECONDS * 1000);
  const idle = await visitors();
  const before = residentMemory(pid);
  const peak = watchMemory(pid);
  const began = performance.now();
  const statuses = await guess(client);
  const took = performance.now() - began;
  const during = await visitors();
  const most = peak();
  const home = await untilSignedIn(client, HOME);
  const elsewhere = await untilSignedIn(client, '203.0.113.99');

  const limited = (100 * (statuses.get(429) ?? 0)) / GUESSES;
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `\n${GUESSES} wrong passwords over ${CONNECTIONS} connections: ${(took / 1000).toFixed(1)} s, ${answers} (${limited.toFixed(0)} % refused)\n`,
  );
  const row = (name: string, { times, failed }: typeof idle) => [
    name,
    `${times.length}`,
    median(times).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    `${failed}`,
  ];
  console.log(
    table([
      [`visitors, ${VISITS_PER_SECOND} a second`, 'answers', 'p50 ms', 'p99 ms', 'failed'],
      row('before', idle),
      row('during the burst', during),
    ]),
  );
  console.log(
    `\nmemory: ${before.toFixed(0)} MiB before, ${most.toFixed(0)} at most, ${residentMemory(pid).toFixed(0)} after`,
  );
  console.log(
    `the right password works again after ${home.toFixed(1)} s from where it did before, then ${elsewhere.toFixed(1)} s from elsewhere\n`,
  );
  const slower = percentile(during.times, 0.99) / percentile(idle.times, 0.99);
  console.log(gateLine("visitors' p99 to that before", slower, 3, false));
}

/** Half of them at the owner, half at names made up; each hand of ten from an address of its own. */
async function guess(client: Client): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Map<number, number>();
  let next = 0;
  const attack = async () => {
    while (next < GUESSES) {
      const n = next++;
      const address = `2001:db8:${(1000 + Math.floor(n / 10)).toString(16)}::1`;
      const name = n % 2 === 0 ? OWNER.name : `guess-${n}`;
      const { status } = await signIn(client, name, `not the right one ${n}`, address, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, attack));
  agent.destroy();
  return statuses;
}

/** Seconds until the right password is taken, waiting as long as each answer asks. */
async function untilSignedIn(client: Client, address: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status, headers } = await signIn(client, OWNER.name, OWNER.password, address);
    const seconds = (performance.now() - began) / 1000;
    if (status === 200) return seconds;
    if (seconds * 1000 > PATIENCE_MS) return Number.POSITIVE_INFINITY;
    await sleep(Number(headers['retry-after'] ?? 1) * 1000);
  }
}
