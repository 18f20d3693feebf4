import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '@/lib/server/db';
import { startEmbedded } from '@/scripts/db/embedded';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { isLong } from '@/tests/setup/shares.mjs';
import { httpRequest } from './support/http';
import { descendantsOf, isRunning } from './support/processes';
import { documentOf, readByPath, save } from './support/seeded-site';
import { fillDataFolder, startWholeSite, until, type WholeSite } from './support/whole-site';

type Victim = 'embedded-server' | 'serve.mjs';

const WRITES = 200;
const ROUND: Victim[] = ['embedded-server', 'serve.mjs', 'embedded-server'];
const KILLS = isLong ? Array.from({ length: 4 }, () => ROUND).flat() : ROUND;
const PAGES = ['/about', '/contact', '/exhibitions', '/works'];
const LOCALES = ['en', 'ru', 'uk'];
const SEED = 20_261_120;

let root: string;
let dataDir: string;
let cookie: string;
let site: WholeSite;
const sites: WholeSite[] = [];
/** Whatever the site has started while it ran. */
const everSeen = new Set<number>();

/** The same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text that proves itself: a number, words that follow from it, and the hash of both. */
function provenText(number: number): string {
  const words = Array.from(
    { length: 40 + (number % 300) },
    (_, at) => `w${(number * 7919 + at) % 9973}`,
  ).join(' ');
  const text = `write ${number} ${words}`;
  return `${text} sha-${createHash('sha256').update(text).digest('hex')}`;
}

function isProven(text: string): boolean {
  const [, body = '', hash] = text.match(/(write \d+ [w\d ]+) sha-([0-9a-f]{64})/) ?? [];
  return createHash('sha256').update(body).digest('hex') === hash;
}

async function start(): Promise<number> {
  site = await startWholeSite(dataDir, await freePort());
  sites.push(site);
  return site.startMs;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'test-durability-'));
  // Longer than a socket's address may be: the socket is then elsewhere, and has to be found again after a kill.
  dataDir = path.join(
    root,
    'a-data-folder-whose-path-is-longer-than-the-address-of-a-socket-may-be'.repeat(2),
  );
  // All of the pages that are written to; others would only be drawn at each start.
  cookie = await fillDataFolder(dataDir, 1);
});
async function endAll(): Promise<void> {
  for (const each of sites) each.process.kill('SIGTERM');
  await until(
    () => sites.every(({ process: each }) => each.exitCode !== null || each.signalCode !== null),
    40_000,
  );
}
afterAll(async () => {
  await endAll();
  await rm(root, { recursive: true, force: true });
});

interface Acknowledged {
  path: string;
  locale: string;
  version: number;
  text: string;
}

/**
 * Kills what serves the site, one process at a time, at random moments among the writes: always in the middle of
 * some, since every page has its writer.
 */
async function killAtRandom(
  random: () => number,
  acknowledged: () => number,
): Promise<Record<Victim, number>> {
  const killed: Record<Victim, number> = { 'embedded-server': 0, 'serve.mjs': 0 };
  const moments = KILLS.map((_, turn) => (WRITES / KILLS.length) * (turn + random()));
  for (const [turn, name] of KILLS.entries()) {
    await until(() => acknowledged() >= (moments[turn] ?? 0), 180_000);
    for (const { pid } of descendantsOf(site.process.pid ?? 0)) everSeen.add(pid);
    await until(() => site.find(name) !== undefined, 120_000);
    await sleep(random() * 100);
    const victim = site.find(name);
    if (!victim) continue;
    process.kill(victim.pid, 'SIGKILL');
    killed[name] += 1;
  }
  return killed;
}

describe('kill -9 (docs/reference/saving-and-merging.md#saving; security D-2)', () => {
  it('of database and server at random moments loses no acknowledged write', {
    timeout: KILLS.length * 180_000,
  }, async () => {
    // When it is tried again: the site of the first try has the folder.
    await endAll();
    await start();
    const acknowledged: Acknowledged[] = [];
    const killer = killAtRandom(randomFrom(SEED), () => acknowledged.length);
    let refused = 0;
    let number = 0;
    // One person a page, all at once.
    const writers = PAGES.map(async (at, page) => {
      while (acknowledged.length < WRITES) {
        number += 1;
        const locale = LOCALES[(number + page) % LOCALES.length] ?? 'en';
        const text = provenText(number);
        const answer = await save(site.origin, cookie, { path: at, locale, text }).catch(() => null);
        if (answer?.status === 200) {
          acknowledged.push({ path: at, locale, version: documentOf(answer).translation.version, text });
        } else {
          refused += 1;
          if (answer) expect(answer.status, answer.body).toBe(503);
          await sleep(200);
        }
      }
    });
    await Promise.all(writers);
    const killed = await killer;
    process.stdout.write(
      `${WRITES} acknowledged writes, ${refused} refused; database killed ${killed['embedded-server']} times, server ${killed['serve.mjs']}\n`,
    );
    const rounds = KILLS.length / ROUND.length;
    expect(killed).toEqual({ 'embedded-server': 2 * rounds, 'serve.mjs': rounds });

    await until(
      async () => (await httpRequest(site.origin, '/api/health').catch(() => null))?.status === 200,
      60_000,
    );
    for (const at of PAGES) {
      for (const locale of LOCALES) {
        const stored = documentOf(await readByPath(site.origin, at, locale)).translation;
        const last = acknowledged.filter((each) => each.path === at && each.locale === locale).at(-1);
        expect(stored.version).toBeGreaterThanOrEqual(last?.version ?? 0);
        expect(isProven(JSON.stringify(stored.content))).toBe(true);
        const page = await httpRequest(site.origin, locale === 'en' ? at : `/${locale}${at}`);
        expect([page.status, isProven(page.body)]).toEqual([200, true]);
      }
    }

    site.process.kill('SIGTERM');
    await until(() => site.process.exitCode !== null, 40_000);
    expect(site.process.exitCode).toBe(0);
    const database = await startEmbedded(dataDir);
    const db = createDatabase(database.url);
    const revisions = await db.revision.findMany({
      include: { translation: { include: { page: true, language: true } } },
    });
    const missing = acknowledged.filter(
      ({ path: at, locale, version, text }) =>
        !revisions.some(
          ({ translation, content, version: stored }) =>
            stored === version &&
            translation.page.path === at &&
            translation.language.code === locale &&
            JSON.stringify(content).includes(text),
        ),
    );
    await db.$disconnect();
    await database.stop();
    expect(missing.map(({ path: at, locale, version }) => `${at} ${locale} ${version}`)).toEqual([]);
  });

  it('starts again from what was left, within seconds, and SIGTERM leaves nothing running', {
    timeout: 240_000,
  }, async () => {
    const ms = await start();
    process.stdout.write(`a warm start took ${(ms / 1000).toFixed(1)} s\n`);
    for (const target of ['/', '/ru/about', '/uk/works'])
      expect((await httpRequest(site.origin, target)).status).toBe(200);
    for (const { pid } of descendantsOf(site.process.pid ?? 0)) everSeen.add(pid);
    expect(everSeen.size).toBeGreaterThanOrEqual(3);
    site.process.kill('SIGTERM');
    await until(() => site.process.exitCode !== null, 40_000);
    expect(site.process.exitCode).toBe(0);
    expect([...everSeen].filter(isRunning)).toEqual([]);
    expect(site.output()).toMatch(/^Ready: http:\/\/localhost:\d+$/m);
  });
});
