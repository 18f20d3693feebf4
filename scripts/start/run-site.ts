import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@/lib/server/db';
import { EnvError, parseEnv } from '@/lib/server/env';
import { storageOf } from '@/lib/server/storage/media-storage';
import { FolderLockedError, lockFolder } from '../db/embedded/folder-lock';
import { runFiles } from '../db/embedded/run-files';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';
import { END_MS } from '../kept/times.mjs';
import { keepDatabase } from './kept-database';
import { keepRunning, listening } from './kept-process';
import { prepareOwner } from './owner-link';
import { ensurePortIsFree } from './port';
import { prepareData } from './prepare-data';
import { localSecret } from './secret';
import { ServiceManager } from './service-manager';
import { StartError, say, step } from './steps';
import { updateDatabase } from './update-database';
import { warm } from './warm';

/** The part of the time limit that is kept for this process itself. */
const LAST_MS = 500;
/** Kept for the database when the server takes as long as it may. */
const DATABASE_MS = 3000;
const DISCONNECT_MS = 500;
/** Processes of a start that was killed end within this time, and give the port back. */
const PREDECESSOR_MS = 10_000;

/** Stop functions in the order of starting; called in reverse, each with the time that remains. */
const started: ((leftMs: number) => Promise<void> | void)[] = [];
let stopping: Promise<never> | undefined;
const manager = new ServiceManager(process.env);

function stop(code: number): Promise<never> {
  stopping ??= (async () => {
    manager.stopping();
    const deadline = performance.now() + END_MS - LAST_MS;
    setTimeout(() => process.exit(1), END_MS - LAST_MS);
    for (const end of started.reverse()) await end(deadline - performance.now() - LAST_MS);
    process.exit(code);
  })();
  return stopping;
}

interface Run {
  /** The development server, with hot reload. */
  isDev: boolean;
  /** Makes what is served, while the database is made ready; is given what takes functions that end it before its time. */
  build(onBegun: (end: () => void) => void): Promise<void>;
}

/**
 * Runs the site until it is asked to end: its database where it has none of its own, then the server, each started again
 * when it dies or hangs.
 */
export async function runSite(run: Run): Promise<void> {
  liveUnderKeeper({ graceMs: END_MS });
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  // The terminal was closed.
  process.on('SIGHUP', () => void stop(0));
  try {
    await start(run);
  } catch (error) {
    const isForPeople = error instanceof StartError || error instanceof EnvError;
    const text =
      error instanceof Error ? (isForPeople ? error.message : (error.stack ?? error.message)) : String(error);
    if (!stopping) process.stderr.write(`${text}\n`);
    await stop(1);
  }
}

async function start({ isDev, build }: Run): Promise<void> {
  // As usual, variables that are already set win over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = parseEnv(process.env);
  const wasKilled = await lockDataFolder(env.dataDir);
  await ensurePortIsFree(env.port, env.host, wasKilled ? PREDECESSOR_MS : 0);
  writeFileSync(runFiles(env.dataDir).site, env.siteUrl);
  const secret = env.authSecret ?? localSecret(env.dataDir);
  // A build needs no database, so the two are made ready side by side.
  const building = build((end) => started.push(end));
  building.catch(() => undefined);
  const url = env.databaseUrl ?? (await openEmbedded(env.dataDir));
  await step(
    () => updateDatabase(url, env),
    (names) => (names.length > 0 ? `Database: ${names.length} migration(s) applied` : null),
  ).catch((error: Error) => {
    throw env.databaseUrl === undefined ? error : new StartError(error.message);
  });
  const db = createDatabase(url, { queryTimeout: 60_000, transactionTimeout: 120_000 });
  started.push(() => Promise.race([db.$disconnect(), sleep(DISCONNECT_MS)]));
  await prepareData(db, storageOf(env));
  await building;
  const childEnv: NodeJS.ProcessEnv = {
    // Pictures are made by several threads, and glibc would let each keep freed memory.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    // Needed here only.
    OWNER_PASSWORD: '',
    NOTIFY_SOCKET: '',
    NODE_OPTIONS: '',
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(env.port),
    HOST: env.host,
    SITE_URL: env.siteUrl,
    DATA_DIR: env.dataDir,
    DATABASE_URL: url,
    AUTH_SECRET: secret,
    NEXTAUTH_SECRET: secret,
    NEXTAUTH_URL: env.siteUrl,
  };
  const server = await step(
    () =>
      keepRunning(
        [isDev ? 'scripts/start/dev-server.mjs' : '.build/serve.mjs'],
        childEnv,
        listening,
        (code) => {
          process.stderr.write(`The server ended (${code ?? 'killed'}).\n`);
          void stop(1);
        },
      ),
    () => (isDev ? 'Development server started' : 'Server started'),
  );
  started.push((leftMs) => server.stop(leftMs - DATABASE_MS));
  const link = await prepareOwner(db, env.siteUrl, env.ownerPassword);
  if (link) say(`Owner link (once, for 24 hours): ${link}`);
  say(
    `Ready: http://localhost:${env.port}${env.siteUrl.endsWith(`localhost:${env.port}`) ? '' : ` (${env.siteUrl})`}`,
  );
  manager.ready();
  if (!isDev) await warm(`http://localhost:${env.port}`, env, () => stopping !== undefined);
}

/** Two starts on one data folder would overwrite each other's pages and files. Gives whether the last one was killed. */
async function lockDataFolder(dataDir: string): Promise<boolean> {
  try {
    const { folder } = runFiles(dataDir);
    mkdirSync(folder, { recursive: true });
    const lock = await lockFolder(path.join(folder, 'start.lock'), 0);
    started.push(() => lock.release());
    return lock.wasLeft;
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new StartError(`${error.message} Stop it first, or set another DATA_DIR (now ${dataDir}).`);
  }
}

async function openEmbedded(dataDir: string): Promise<string> {
  const database = await step(
    () =>
      keepDatabase(dataDir, (reason) => {
        process.stderr.write(`${reason}\n`);
        void stop(1);
      }),
    () => 'Embedded database started',
  );
  started.push((leftMs) => database.stop(leftMs));
  return database.url;
}
