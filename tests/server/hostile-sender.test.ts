import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from './support/access-rights';
import { TABLE } from './support/access-table';
import { Callers } from './support/callers';
import { costlyBodies, MANY_COOKIES, MANY_QUERY_KEYS } from './support/costly-shapes';
import { type Answer, ask } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { cookiesOf, signInFrom } from './support/sign-in-over-wire';
import { type SiteServer, startServer } from './support/site-server';
import { SlowSenders } from './support/slow-senders';

/** The first is less than any call takes, the last less than only a few do. */
const SIZES = [3_000, 500_000, 1_900_000];
/** What is called a hang, of a machine that does other things besides. */
const HANGS_MS = 20_000;
const SMALL_BYTES = 16_384;

let site: SeededSite;
let server: SiteServer;
let callers: Callers;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({
    databaseUrl: site.url,
    dataDir: await site.newDataDir(),
    env: { TRUSTED_PROXY: '127.0.0.1' },
  });
  callers = await Callers.of(server.origin, site.db);
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

const MANIFEST: Record<string, string> = JSON.parse(
  readFileSync('.next/app-path-routes-manifest.json', 'utf8'),
);
const ROUTES = Object.entries(MANIFEST).flatMap(([file, route]) => (file.endsWith('/route') ? [route] : []));
const rowsOf = (route: string) => TABLE.filter((row) => row.route === route);

/** Answers in time, and where it refuses in few words. */
async function judge(row: Row, headers: Record<string, string>, body?: string): Promise<Answer> {
  const answer = await callers.callRow(row, headers, body);
  expect([answer.status < 500 || answer.status === 503, answer.ms < HANGS_MS]).toEqual([true, true]);
  if (answer.status >= 400) expect(answer.body.length).toBeLessThan(SMALL_BYTES);
  return answer;
}

/** Next-auth leads to a form of its own whatever it is sent, and a call that takes no body does not look at it. */
const looksAway = (row: Row) => row.body === undefined || row.target.includes('credentials');

/** Sends what costs to be looked at; gives whether any of it was not too large. */
async function judgeShapes(row: Row, cookies: Record<string, string>, bytes: number): Promise<boolean> {
  const shapes = costlyBodies(bytes, (row.body ?? {}) as object);
  const statuses = [];
  for (const { name, headers, body } of row.body === undefined ? shapes.slice(0, 2) : shapes) {
    const { status } = await judge(row, { ...cookies, ...headers }, body);
    const isRefused = looksAway(row) || status >= 400 || status === 303;
    expect([name, status, isRefused]).toEqual([name, status, true]);
    statuses.push(status);
  }
  return statuses.some((status) => ![413, 415].includes(status));
}

describe.each(ROUTES)('%s', (route) => {
  it.each(rowsOf(route).map((row) => [row.method, row] as const))(
    '%s refuses what costs more to look at than to send (security V-2)',
    async (_method, row) => {
      if (row.method !== 'GET') {
        await judgeShapes(row, {}, 3_000);
        for (const bytes of SIZES) {
          const isLooked = await judgeShapes(row, await callers.signedIn('owner'), bytes);
          if (!isLooked) break;
        }
      }
      const { cookie } = await callers.signedIn('owner');
      const well = row.body === undefined ? undefined : JSON.stringify(row.body);
      const headers = well === undefined ? {} : { 'content-type': 'application/json' };
      await judge(row, { ...headers, cookie: `${MANY_COOKIES}; ${cookie}` }, well);
      const mark = row.target.includes('?') ? '&' : '?';
      await judge({ ...row, target: `${row.target}${mark}${MANY_QUERY_KEYS}` }, { ...headers, cookie }, well);
    },
  );
});

const OWNER = { name: 'The owner', password: 'tall ships in fog' };
const WRONG = { name: 'The owner', password: 'wide ships in fog' };
const SIGN_IN = '/api/auth/callback/credentials';

/** What a visitor waits for the home page while something else goes on: the longest of them, asked one after the other. */
async function worstWaitDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  let worst = 0;
  while (!isOver) {
    const { status, ms } = await ask(server.origin, '/');
    expect(status).toBe(200);
    worst = Math.max(worst, ms);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return worst;
}

function peakMemoryMegabytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

describe('what one sender cannot do to the others', () => {
  it('hold up visitors, or use up the memory, by bodies of 160,000 unknown keys', async () => {
    const body = JSON.stringify(
      Object.fromEntries(Array.from({ length: 160_000 }, (_, at) => [`k${at}`, 0])),
    );
    const send = (from: string) =>
      ask(server.origin, '/api/pages/by-path', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body,
      });
    expect((await send('203.0.113.1')).status).toBe(413);
    const flood = Promise.all(Array.from({ length: 60 }, (_, at) => send(`203.0.${at}.1`)));
    expect(await worstWaitDuring(flood)).toBeLessThan(HANGS_MS / 4);
    for (const { status, body: said } of await flood) {
      expect([413, 503]).toContain(status);
      expect(said.length).toBeLessThan(SMALL_BYTES);
    }
    expect(peakMemoryMegabytes()).toBeLessThan(700);
  });

  it('keep anybody from signing in by slow connections', async () => {
    const slow = new SlowSenders(server.port, SIGN_IN, '203.0.113.9');
    slow.start(100);
    const statuses = [];
    for (let at = 0; at < 10; at += 1)
      statuses.push((await signInFrom(server.origin, `198.18.${at}.1`, OWNER)).status);
    slow.stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('keep a device that is known from signing in, by guesses of its own address or at its account', async () => {
    const device = cookiesOf(await signInFrom(server.origin, '198.18.100.1', OWNER));
    for (let at = 0; at < 14; at += 1) await signInFrom(server.origin, '198.18.101.1', WRONG);
    expect((await signInFrom(server.origin, '198.18.102.1', OWNER)).status).toBe(429);
    const known = { ...OWNER, cookie: device };
    expect((await signInFrom(server.origin, '198.18.101.1', known)).status).toBe(200);
    expect((await signInFrom(server.origin, '198.18.103.1', known)).status).toBe(200);
  });

  it('lock everybody out behind a proxy that is not named, and nobody is told', async () => {
    const unnamed = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
    const through = (from: string, given: typeof OWNER & { cookie?: string }) =>
      signInFrom(unnamed.origin, from, given);
    await site.db.signInAttempt.deleteMany();
    const first = await through('203.0.113.9', OWNER);
    expect(first.status).toBe(200);
    for (let at = 0; at < 12; at += 1) await through('203.0.113.9', { ...WRONG, name: `nobody ${at}` });
    expect((await through('198.51.100.7', OWNER)).status).toBe(429);
    expect((await through('198.51.100.7', { ...OWNER, cookie: cookiesOf(first) })).status).toBe(200);
    const settings = await ask(unnamed.origin, '/master/settings', {
      headers: { cookie: site.cookie, 'x-forwarded-for': '198.51.100.7' },
    });
    expect(settings.body).toContain('TRUSTED_PROXY=127.0.0.1');
    const told = unnamed
      .output()
      .split('\n')
      .filter((line) => line.includes('"unnamed_proxy"'));
    expect(told.map((line) => JSON.parse(line).toSet)).toEqual(['TRUSTED_PROXY=127.0.0.1']);
    await unnamed.stop();
  });

  it('shut the sign-in without the owner learning of it', async () => {
    const guess = (at: number) => signInFrom(server.origin, `198.19.${at % 3}.${at}`, WRONG);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at)));
    expect(answers.some(({ body }) => body.includes('Too many people'))).toBe(true);
    await expect
      .poll(() => site.db.auditEvent.count({ where: { action: 'sign_in_gate_full' } }), { timeout: 10_000 })
      .toBeGreaterThan(0);
  });
});
