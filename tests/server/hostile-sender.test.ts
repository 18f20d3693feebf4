import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CalledSite, calledSite } from './support/called-site';
import { type Answer, httpRequest } from './support/http';
import type { SeededSite } from './support/seeded-site';
import { cookiesOf, signInFrom } from './support/sign-in-over-wire';
import { type SiteServer, startServer } from './support/site-server';
import { SlowSenders, unfinishedPost } from './support/slow-senders';
import { visitedBeside } from './support/visitor-beside';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

/** A visitor never waits longer, whatever somebody sends. */
const WAIT_MS = 1_000;
const SMALL_BYTES = 16_384;
/** The benchmark of attacks holds three times as many. */
const CONNECTIONS = 1_000;

let site: SeededSite;
let server: SiteServer;
let close: CalledSite['close'];

beforeAll(async () => {
  ({ site, server, close } = await calledSite());
  // Pages are rendered, and code is loaded, before anybody counts.
  await visitedBeside(server.origin, () => sleep(1_000));
});
afterAll(() => close());

const OWNER = { name: 'The owner', password: 'tall ships in fog' };
const WRONG = { name: 'The owner', password: 'wide ships in fog' };
const FORM_TYPE = 'application/x-www-form-urlencoded';
const SIGN_IN = '/api/auth/callback/credentials';

function peakMemoryMegabytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

describe('what one sender cannot do to the others', () => {
  it('keep them waiting by searches without end', async () => {
    const search = (q: string) =>
      httpRequest(server.origin, `/search?q=${q}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await search('tide');
    const statuses: number[] = [];
    const visit = await visitedBeside(server.origin, async () => {
      const many = Array.from({ length: 150 }, async (_, at) =>
        statuses.push((await search(`tide${at}`)).status),
      );
      await Promise.all(many);
    });
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(visit.faults).toEqual([]);
    expect(visit.worstMs).toBeLessThan(WAIT_MS);
  });

  it('hold up visitors, or use up the memory, by bodies of 160,000 unknown keys', async () => {
    const keys = Object.fromEntries(Array.from({ length: 160_000 }, (_, at) => [`k${at}`, 0]));
    const body = Buffer.from(JSON.stringify(keys));
    const send = (from: string) =>
      httpRequest(server.origin, '/api/pages/by-path', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body,
      });
    expect((await send('203.0.113.1')).status).toBe(413);
    let answers: Answer[] = [];
    const visit = await visitedBeside(server.origin, async () => {
      answers = await Promise.all(Array.from({ length: 60 }, (_, at) => send(`203.0.${at}.1`)));
    });
    for (const { status, body: said } of answers) {
      expect([413, 503]).toContain(status);
      expect(said.length).toBeLessThan(SMALL_BYTES);
    }
    expect(visit.faults).toEqual([]);
    expect(visit.worstMs).toBeLessThan(WAIT_MS);
    expect(peakMemoryMegabytes()).toBeLessThan(700);
  });

  it('hold up visitors by calls with a thousand cookies', async () => {
    const cookie = Array.from({ length: 1_000 }, (_, at) => `c${at}=v`).join('; ');
    const call = (at: number) =>
      httpRequest(server.origin, '/api/languages', {
        headers: { cookie, 'x-forwarded-for': `198.18.${at}.2` },
      });
    let answers: Answer[] = [];
    const visit = await visitedBeside(server.origin, async () => {
      answers = await Promise.all(Array.from({ length: 60 }, (_, at) => call(at)));
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(visit.faults).toEqual([]);
    expect(visit.worstMs).toBeLessThan(WAIT_MS);
  });

  it('keep anybody from signing in by slow connections', async () => {
    const begin = unfinishedPost(SIGN_IN, FORM_TYPE, ['x-forwarded-for: 203.0.113.9']);
    const slow = new SlowSenders(server.port, begin);
    slow.start(100);
    const statuses: number[] = [];
    const visit = await visitedBeside(server.origin, async () => {
      for (let at = 0; at < 10; at += 1)
        statuses.push((await signInFrom(server.origin, `198.18.${at}.1`, OWNER)).status);
    });
    slow.stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(visit.faults).toEqual([]);
    expect(visit.worstMs).toBeLessThan(WAIT_MS);
  });

  it.each([
    ['connections that say nothing', ''],
    ['heads that never end', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
    ['messages that never end', unfinishedPost('/api/contact', FORM_TYPE)],
  ])('hold up visitors by a thousand %s', async (_, begin) => {
    const slow = new SlowSenders(server.port, begin);
    const visit = await visitedBeside(server.origin, async () => {
      slow.start(CONNECTIONS);
      await expect.poll(() => slow.opened, { timeout: 10_000 }).toBeGreaterThanOrEqual(CONNECTIONS);
      await sleep(2_000);
    });
    slow.stop();
    expect(visit.faults).toEqual([]);
    expect(visit.worstMs).toBeLessThan(WAIT_MS);
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
    const owner = { headers: { cookie: site.cookie, 'x-forwarded-for': '198.51.100.7' } };
    const panel = await httpRequest(unnamed.origin, '/master', owner);
    expect(panel.body).toMatch(/\d things? needs? your attention/);
    const status = await httpRequest(unnamed.origin, '/api/site/status', owner);
    expect(JSON.parse(status.body)).toMatchObject({
      warnings: expect.arrayContaining(['proxyUnnamed']),
      address: { proxyLine: 'TRUSTED_PROXY=127.0.0.1' },
    });
    const reported = unnamed
      .output()
      .split('\n')
      .filter((line) => line.includes('"unnamed_proxy"'));
    expect(reported.map((line) => JSON.parse(line).toSet)).toEqual(['TRUSTED_PROXY=127.0.0.1']);
    await unnamed.stop();
  });

  it('shut the sign-in without the owner learning of it', async () => {
    // Each at a name of its own: of one that is guessed at often, no password is looked at any more.
    const guess = (at: number) =>
      signInFrom(server.origin, `198.19.${at % 3}.${at}`, { ...WRONG, name: `nobody ${at}` });
    const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => guess(at)));
    expect(answers.some(({ body }) => body.includes('Too many people'))).toBe(true);
    await expect
      .poll(() => site.db.auditEvent.count({ where: { action: 'sign_in_gate_full' } }), { timeout: 10_000 })
      .toBeGreaterThan(0);
  });
});
