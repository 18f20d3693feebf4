import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase as connect, type PrismaClient } from '@/lib/server/db';
import { PAGE_STORE } from '@/lib/server/page-store/read-renewals';
import { moveSite } from '@/lib/server/site-archive/move-site';
import {
  createDatabase,
  dropDatabase,
  type FreshDatabase,
  freshDatabase,
  newName,
} from '@/tests/setup/fresh-database';

const run = promisify(execFile);
const OPTIONS = { queryTimeout: 60_000, transactionTimeout: 60_000, poolSize: 2 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-move-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a backup leaves out, and a move takes along. */
async function signIn(db: PrismaClient): Promise<void> {
  const user = await db.user.create({ data: { name: 'Olena', role: 'editor' } });
  await db.session.create({ data: { userId: user.id, userAgent: 'A browser' } });
}

describe('from one database to another', () => {
  let from: PrismaClient;
  let to: PrismaClient;
  let databases: FreshDatabase[];

  beforeEach(async () => {
    databases = [await freshDatabase('pages'), await freshDatabase('tables')];
    const [first, second] = databases.map(({ url }) => connect(url, OPTIONS));
    if (!first || !second) throw new Error('Two databases are needed.');
    [from, to] = [first, second];
  });
  afterEach(async () => {
    await Promise.all([from.$disconnect(), to.$disconnect()]);
    for (const database of databases) await database.drop();
  });

  const move = async (isForced = false) => {
    const rows = await mkdtemp(join(folder, 'rows-'));
    return moveSite({ from, to, folder: rows, isForced });
  };

  it('takes every row along, sessions too, and renews what is cached', async () => {
    await signIn(from);
    const moved = await move();
    expect(moved.find(({ table }) => table === 'page')?.count).toBe(await from.page.count());
    expect(await to.session.findMany()).toEqual(await from.session.findMany());
    const newest = async (db: PrismaClient) =>
      (await db.cacheTag.findFirst({ orderBy: { seq: 'desc' } }))?.seq ?? 0n;
    expect(await newest(to)).toBeGreaterThan(await newest(from));
    // There it would be found by the search again.
    expect(await to.$queryRaw`select count(*)::int as due from search_entry`).toEqual([
      { due: await from.pageTranslation.count() },
    ]);
  });

  it('may take longer to compare than a transaction may be idle elsewhere', async () => {
    await to.$executeRaw`create function hurry() returns trigger language plpgsql as
      'begin if current_setting(''idle_in_transaction_session_timeout'') <> ''0'' then raise exception ''hurry''; end if; return new; end'`;
    await to.$executeRaw`create trigger hurry before insert on page for each row execute function hurry()`;
    expect(await move()).not.toEqual([]);
  });

  it('writes no site over that is not to be', async () => {
    await to.user.create({ data: { name: 'Somebody', role: 'owner' } });
    await expect(move()).rejects.toThrow('holds a site already');
    expect(await to.user.count()).toBe(1);
    await move(true);
    expect(await to.page.count()).toBe(await from.page.count());
    expect(await to.user.findFirst({ where: { name: 'Somebody' } })).toBeNull();
  });

  it('keeps nothing where rows would not be the same there', async () => {
    await to.$executeRaw`create function cut() returns trigger language plpgsql as
      'begin new.layout := ''page''; return new; end'`;
    await to.$executeRaw`create trigger cut before insert on page for each row execute function cut()`;
    await expect(move()).rejects.toThrow('The rows of page would not be the same there');
    expect(await to.page.count()).toBe(0);
  });

  it.skipIf(inject('database').kind === 'embedded')('waits for a site that runs to be stopped', async () => {
    const url = new URL(databases[1]?.url ?? '');
    url.searchParams.set('application_name', PAGE_STORE);
    const server = new pg.Client({ connectionString: url.href });
    await server.connect();
    await expect(move()).rejects.toThrow('Stop it first');
    await server.end();
  });
});

describe.skipIf(inject('database').kind === 'embedded')('npm run move', () => {
  const command = (args: string[], env: Record<string, string>) =>
    run(process.execPath, ['scripts/run.mjs', 'move', ...args], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: join(folder, 'data'), ...env },
    });

  it('goes into the embedded database, and from there to an empty PostgreSQL', async () => {
    const server = inject('database');
    if (server.kind !== 'native') throw new Error('Only on PostgreSQL.');
    const database = await freshDatabase('pages');
    const db = connect(database.url, OPTIONS);
    await signIn(db);
    const name = newName();
    const url = await createDatabase(server.server, name, 'template1');
    try {
      const there = await command(['--to', 'embedded'], { DATABASE_URL: database.url });
      expect(there.stdout).toContain('start the site without DATABASE_URL');
      const back = await command(['--to', url], {});
      const rows = (stdout: string) => stdout.split('\n').filter((line) => /^ {2}\w+: \d+ \(/.test(line));
      expect(rows(back.stdout).filter((line) => !line.includes('cache_tag'))).toEqual(
        rows(there.stdout).filter((line) => !line.includes('cache_tag')),
      );
      const moved = connect(url, OPTIONS);
      const inOrder = { orderBy: { id: 'asc' } } as const;
      expect(await moved.page.findMany(inOrder)).toEqual(await db.page.findMany(inOrder));
      expect(await moved.session.findMany()).toEqual(await db.session.findMany());
      await moved.$disconnect();
    } finally {
      await db.$disconnect();
      await database.drop();
      await dropDatabase(server.server, name);
    }
  });

  it.each([
    ['no place', [], 'Where to?'],
    [
      'a place where nothing answers',
      ['--to', 'postgres://127.0.0.1:1/site'],
      'No database answers at 127.0.0.1:1',
    ],
  ])('answers %s in a sentence', async (_name, args, sentence) => {
    const failed = await command(args, { DATA_DIR: join(folder, 'empty') }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    expect(failed).toMatchObject({ stderr: expect.not.stringContaining('    at ') });
  });
});
