import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { AlreadyOpenError, type EmbeddedDatabase, embeddedUrl, startEmbedded } from '@/scripts/db/embedded';
import { shareOf } from '@/tests/setup/shares.mjs';

const run = inject('database');
const folders: string[] = [];
const running: EmbeddedDatabase[] = [];

/** A data folder of a migrated, stopped database. */
async function dataFolder(below = ''): Promise<string> {
  if (run.kind !== 'embedded') throw new Error('these tests belong to the embedded database');
  const folder = await mkdtemp(join(tmpdir(), 'test-process-'));
  folders.push(folder);
  await cp(run.folders.tables, join(folder, below), { recursive: true });
  return join(folder, below);
}

async function start(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder);
  running.push(database);
  return database;
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', resolve));
}

async function kill(database: EmbeddedDatabase): Promise<void> {
  database.process.kill('SIGKILL');
  await ended(database.process);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()));
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })),
  );
});

const isOther = run.kind !== 'embedded';

describe.skipIf(isOther)('the embedded database, once for all that it promises while it runs', () => {
  let folder: string;
  let database: EmbeddedDatabase;
  let urlBefore: string | null;

  beforeAll(async () => {
    folder = await dataFolder();
    folders.splice(0);
    urlBefore = await embeddedUrl(folder);
    database = await startEmbedded(folder);
  });
  afterAll(async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  test('is open to one process: a second one is told so', async () => {
    const refused = await startEmbedded(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AlreadyOpenError);
    expect(String(refused)).toContain(`${database.process.pid}`);
    const client = await connect(database.url);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  test('listens where only its own user can reach it', async () => {
    expect((await stat(join(folder, 'run'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'postgres'))).mode & 0o077).toBe(0);
  });

  test('can be found by other commands while it runs, and only then', async () => {
    expect(urlBefore).toBeNull();
    expect(await embeddedUrl(folder)).toBe(database.url);
    await kill(database);
    expect(await embeddedUrl(folder)).toBeNull();
  });
});

describe.skipIf(isOther)('the embedded database (only in the run on it)', () => {
  test('lets one of two starters at the same moment in', async () => {
    const folder = await dataFolder();
    const starts = await Promise.allSettled([start(folder), start(folder)]);
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of starts)
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(AlreadyOpenError);
  });

  test('starts in a folder whose name is too long for a socket, also after a crash, and clears up', async () => {
    const folder = await dataFolder(join('x'.repeat(60), 'y'.repeat(60)));
    await kill(await start(folder));
    const database = await start(folder);
    const socketFolder = new URL(database.url).searchParams.get('host') ?? '';
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    await database.stop();
    await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
  });

  test('ends with the process that started it', async () => {
    const folder = await dataFolder();
    const server = join(process.cwd(), 'scripts/db/embedded-server.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', server, folder], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await new Promise<void>((resolve) =>
      child.on('message', (message: object) => 'ready' in message && resolve()),
    );
    child.disconnect();
    await ended(child);
    expect(child.exitCode).toBe(0);
    expect(await readdir(join(folder, 'run'))).toEqual([]);
  });

  test('keeps every acknowledged write when it is killed in the middle of 200 (issue "Show")', async () => {
    const folder = await dataFolder();
    let database = await start(folder);
    const setUp = await connect(database.url);
    await setUp.query('CREATE TABLE written (id text PRIMARY KEY)');
    await setUp.end();
    const acknowledged: string[] = [];
    // Fifty writes a round by five writers; the moment of the kill is a different one each time.
    const moments = shareOf([3, 14, 27, 41], 2, 1);
    for (const [round, moment] of moments.entries()) {
      let answers = 0;
      const write = async (writer: number) => {
        const client = await connect(database.url);
        for (let n = 0; n < 10; n += 1) {
          const id = `${round}-${writer}-${n}`;
          await client.query('INSERT INTO written VALUES ($1)', [id]);
          acknowledged.push(id);
          answers += 1;
          if (answers === moment) database.process.kill('SIGKILL');
        }
      };
      await Promise.allSettled([0, 1, 2, 3, 4].map(write));
      await ended(database.process);
      database = await start(folder);
      const client = await connect(database.url);
      const { rows } = await client.query<{ id: string }>('SELECT id FROM written');
      const stored = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      await client.end();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment));
  }, 180_000);

  test('that is killed while it is being made is made anew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'test-process-'));
    folders.push(folder);
    const server = join(process.cwd(), 'scripts/db/embedded-server.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', server, folder], { stdio: 'ignore' });
    await expect.poll(() => readdir(folder)).toContain('postgres.new');
    await expect.poll(() => readdir(join(folder, 'postgres.new'))).not.toEqual([]);
    child.kill('SIGKILL');
    await ended(child);
    const database = await start(folder);
    const client = await connect(database.url);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  }, 180_000);

  test('is started again at once after it was killed, also twice', async () => {
    const folder = await dataFolder();
    await kill(await start(folder));
    await kill(await start(folder));
    const began = performance.now();
    await start(folder);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
