import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@/lib/server/db';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { SHIPPED } from '@/messages';
import { seedLanguages, seedPages } from '@/prisma/seed/seed-pages';
import { startEmbedded } from '@/scripts/db/embedded';
import { applyMigrations } from '@/scripts/db/migrations';
import { TEST_SECRET } from '@/tests/setup/session-cookie';
import { descendantsOf, type RunningProcess } from './processes';
import { ownerCookie } from './seeded-site';

/** A site as `npm start` runs it, with all of its processes. */
export interface WholeSite {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly startMs: number;
  /** Everything it has written so far. */
  output(): string;
  /** One of its processes, by a part of its command. */
  find(name: string): RunningProcess | undefined;
}

/** Waits for a condition; the message is for the reader of a failure. */
export async function until(
  isTrue: () => Promise<boolean> | boolean,
  withinMs: number,
  say: () => string = () => '',
): Promise<void> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`Not within ${withinMs} ms.\n${say()}`);
    await sleep(50);
  }
}

/** How many parts the address of a page has: none for the home page. */
const depthOf = (at: string) => at.split('/').filter(Boolean).length;

/**
 * Fills a data folder with the demonstration content; gives a cookie of its owner.
 * @param deepest pages below this depth are left out: each start draws all that there are, which has to be its test's matter
 */
export async function fillDataFolder(dataDir: string, deepest = Number.POSITIVE_INFINITY): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const database = await startEmbedded(dataDir);
  await applyMigrations(database.url);
  const db = createDatabase(database.url, { queryTimeout: 30_000, transactionTimeout: 60_000 });
  await seedLanguages(db);
  await syncMessages(db, SHIPPED);
  await seedPages(db);
  const deep = (await db.page.findMany()).filter((page) => depthOf(page.path) > deepest);
  for (const { id } of deep.sort((a, b) => depthOf(b.path) - depthOf(a.path)))
    await db.page.delete({ where: { id } });
  const cookie = await ownerCookie(db);
  await db.$disconnect();
  await database.stop();
  return cookie;
}

/** A start takes some seconds, and minutes where others start beside it. */
const START_MS = 180_000;

/** Runs `npm start` on a data folder and waits until it says that it is ready. */
export async function startWholeSite(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<WholeSite> {
  const startedAt = performance.now();
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_SECRET: TEST_SECRET,
      PATIENCE: process.env.PATIENCE,
      SITE_URL: `http://localhost:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await until(
    () => output.includes('Ready:') || site.exitCode !== null,
    START_MS,
    () => output,
  ).catch((error: unknown) => {
    // Nobody else knows of it: it would run on beside the other tests.
    site.kill('SIGTERM');
    throw error;
  });
  if (site.exitCode !== null) throw new Error(output);
  return {
    process: site,
    origin: `http://127.0.0.1:${port}`,
    startMs: performance.now() - startedAt,
    output: () => output,
    find: (name) =>
      descendantsOf(site.pid ?? 0).find(
        ({ command }) => command.includes(name) && !command.includes('start.mjs'),
      ),
  };
}
