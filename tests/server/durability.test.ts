import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '@/lib/server/db';
import { startEmbedded } from '@/scripts/db/embedded';
import { applyMigrations } from '@/scripts/db/migrations';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { TEST_SECRET } from '@/tests/setup/session-cookie';
import { ask } from './support/http';
import { descendantsOf, isRunning } from './support/processes';
import { documentOf, fill, ownerCookie, readByPath, save } from './support/seeded-site';

type Victim = 'embedded-server' | 'serve.mjs';

const WRITES = 200;
const ROUND: Victim[] = ['embedded-server', 'serve.mjs', 'embedded-server'];
const KILLS = process.env.PROPERTIES === 'long' ? Array.from({ length: 4 }, () => ROUND).flat() : ROUND;
const PAGES = ['/about', '/contact', '/exhibitions', '/works'];
const LOCALES = ['en', 'ru', 'uk'];
const SEED = 20_261_120;

let root: string;
let dataDir: string;
let cookie: string;
let origin: string;
let site: ChildProcess;
const sites: ChildProcess[] = [];
let output = '';
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

const processOf = (name: string) =>
  descendantsOf(site.pid ?? 0).find(
    ({ command }) => command.includes(name) && !command.includes('start.mjs'),
  );

async function until(isTrue: () => Promise<boolean> | boolean, withinMs: number): Promise<void> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`Not within ${withinMs} ms.\n${output}`);
    await sleep(50);
  }
}

async function start(): Promise<number> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_SECRET: TEST_SECRET,
      SITE_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  sites.push(site);
  output = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await until(() => output.includes('Ready:') || site.exitCode !== null, 60_000);
  if (site.exitCode !== null) throw new Error(output);
  return performance.now() - startedAt;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'test-durability-'));
  // Longer than a socket's address may be: the socket is then elsewhere, and has to be found again after a kill.
  dataDir = path.join(
    root,
    'a-data-folder-whose-path-is-longer-than-the-address-of-a-socket-may-be'.repeat(2),
  );
  await mkdir(dataDir, { recursive: true });
  const database = await startEmbedded(dataDir);
  await applyMigrations(database.url);
  const db = createDatabase(database.url, { queryTimeout: 30_000, transactionTimeout: 60_000 });
  await fill(db);
  cookie = await ownerCookie(db);
  await db.$disconnect();
  await database.stop();
});
afterAll(async () => {
  for (const each of sites) each.kill('SIGTERM');
  await until(() => sites.every(({ exitCode }) => exitCode !== null), 40_000);
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
    await until(() => acknowledged() >= (moments[turn] ?? 0), 60_000);
    for (const { pid } of descendantsOf(site.pid ?? 0)) everSeen.add(pid);
    await until(() => processOf(name) !== undefined, 30_000);
    await sleep(random() * 100);
    const victim = processOf(name);
    if (!victim) continue;
    process.kill(victim.pid, 'SIGKILL');
    killed[name] += 1;
  }
  return killed;
}

describe('kill -9 (security.md D-2; decision 8)', () => {
  it('of database and server at random moments loses no acknowledged write', {
    timeout: KILLS.length * 60_000,
  }, async () => {
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
        const answer = await save(origin, cookie, { path: at, locale, text }).catch(() => null);
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

    await until(async () => (await ask(origin, '/api/health').catch(() => null))?.status === 200, 20_000);
    for (const at of PAGES) {
      for (const locale of LOCALES) {
        const stored = documentOf(await readByPath(origin, at, locale)).translation;
        const last = acknowledged.filter((each) => each.path === at && each.locale === locale).at(-1);
        expect(stored.version).toBeGreaterThanOrEqual(last?.version ?? 0);
        expect(isProven(JSON.stringify(stored.content))).toBe(true);
        const page = await ask(origin, locale === 'en' ? at : `/${locale}${at}`);
        expect([page.status, isProven(page.body)]).toEqual([200, true]);
      }
    }

    site.kill('SIGTERM');
    await until(() => site.exitCode !== null, 40_000);
    expect(site.exitCode).toBe(0);
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
    timeout: 60_000,
  }, async () => {
    const ms = await start();
    process.stdout.write(`a warm start took ${(ms / 1000).toFixed(1)} s\n`);
    for (const target of ['/', '/ru/about', '/uk/works'])
      expect((await ask(origin, target)).status).toBe(200);
    for (const { pid } of descendantsOf(site.pid ?? 0)) everSeen.add(pid);
    expect(everSeen.size).toBeGreaterThanOrEqual(3);
    site.kill('SIGTERM');
    await until(() => site.exitCode !== null, 40_000);
    expect(site.exitCode).toBe(0);
    expect([...everSeen].filter(isRunning)).toEqual([]);
    expect(output).toMatch(/^Ready: http:\/\/localhost:\d+$/m);
  });
});
