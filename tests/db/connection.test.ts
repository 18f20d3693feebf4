import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { AppError } from '@/lib/domain/errors';
import { isUnavailable, withDatabaseErrors } from '@/lib/server/database-errors';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database';
import { insertLanguage, insertTexts } from './rows';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

const isNative = inject('database').kind === 'native';

let database: FreshDatabase;
let db: PrismaClient;
const clients: PrismaClient[] = [];
const servers: { server: Server; sockets: Set<Socket> }[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await insertLanguage(client, 'en');
  await insertTexts(client, 'en', 'menu', 3);
  await client.query(`INSERT INTO site_setting (default_language_id) VALUES ('en')`);
  await client.query(`INSERT INTO page (id, path) VALUES ('works', '/works')`);
  await client.end();
  db = createDatabase(database.url);
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.$disconnect()));
  await closeServers();
});

async function closeServers(): Promise<void> {
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

function connect(url: string, poolSize = 10): PrismaClient {
  const client = createDatabase(url, { poolSize });
  clients.push(client);
  return client;
}

/** A port that does `greet` with whoever connects; answers its address as a database's. */
async function listen(greet: (socket: Socket) => void, port = 0): Promise<{ url: string; port: number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    greet(socket);
  });
  servers.push({ server, sockets });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `postgresql://postgres@127.0.0.1:${address.port}/postgres`, port: address.port };
}

async function failure(work: () => Promise<unknown>): Promise<{ code: string; ms: number }> {
  const began = performance.now();
  try {
    await withDatabaseErrors(work);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(isUnavailable(error)).toBe(error.code === 'unavailable');
    return { code: error.code, ms: performance.now() - began };
  }
  throw new Error('nothing failed');
}

describe('database errors become the site’s (security D-8)', () => {
  const text = (key: string, order: number) =>
    db.translation.create({ data: { languageId: 'en', namespace: 'menu', key, value: '', order } });

  test.each<[string, string, () => Promise<unknown>]>([
    ['a taken path', 'conflict', () => db.page.create({ data: { path: '/works' } })],
    [
      'a taken path in raw SQL',
      'conflict',
      () => db.$executeRaw`INSERT INTO page (id, path) VALUES ('x', '/works')`,
    ],
    [
      'a missing row',
      'not_found',
      () => db.page.update({ where: { id: 'none' }, data: { layout: 'about' } }),
    ],
    ['an unknown parent', 'conflict', () => db.page.create({ data: { path: '/x', parentId: 'none' } })],
    ['the default language deleted', 'conflict', () => db.language.delete({ where: { id: 'en' } })],
    [
      'the default language switched off',
      'conflict',
      () => db.language.update({ where: { id: 'en' }, data: { isActive: false } }),
    ],
    ['a gap in the order', 'conflict', () => text('gap', 9)],
    [
      'a gap that shows at the commit',
      'conflict',
      () =>
        db.$transaction(async (tx) => {
          await tx.translation.create({
            data: { languageId: 'en', namespace: 'menu', key: 'k', value: '', order: 7 },
          });
        }),
    ],
    ['a path of a wrong form', 'validation_failed', () => db.page.create({ data: { path: '/A' } })],
    ['NUL in text', 'validation_failed', () => db.page.create({ data: { path: '/a\0' } })],
    [
      'NUL in JSON',
      'validation_failed',
      () => db.page.create({ data: { path: '/x', attributes: [{ a: '\0' }] } }),
    ],
    [
      'a lone surrogate in JSON',
      'validation_failed',
      () => db.page.create({ data: { path: '/x', attributes: ['\ud800'] } }),
    ],
    [
      'a number out of range',
      'validation_failed',
      () => db.page.create({ data: { path: '/x', position: 5e9 } }),
    ],
  ])('%s: %s', async (_what, code, work) => {
    expect((await failure(work)).code).toBe(code);
  });

  test('a fault of ours stays what it is', async () => {
    await expect(withDatabaseErrors(() => db.$queryRaw`SELEKT`)).rejects.not.toBeInstanceOf(AppError);
    await expect(withDatabaseErrors(() => Promise.reject(new TypeError('ours')))).rejects.toBeInstanceOf(
      TypeError,
    );
    expect(isUnavailable(new TypeError('ours'))).toBe(false);
  });

  test('what lost against another transaction is tried again, three times at most', async () => {
    let runs = 0;
    const lose = () => {
      runs += 1;
      return db.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = 'serialization_failure'; END $$`;
    };
    expect((await failure(lose)).code).toBe('unavailable');
    expect(runs).toBe(4);
    runs = 0;
    expect(await withDatabaseErrors<unknown>(() => (runs < 2 ? lose() : Promise.resolve('won')))).toBe('won');
  });
});

describe('a database that is not there (security O-1)', () => {
  const all = (client: PrismaClient): (() => Promise<unknown>)[] => [
    () => client.page.count(),
    () => client.$queryRaw`SELECT 1`,
    () => client.$transaction((tx) => tx.page.count()),
  ];

  test('a refused port is unavailable at once', async () => {
    for (const work of all(connect('postgresql://postgres@127.0.0.1:1/postgres'))) {
      const { code, ms } = await failure(work);
      expect(code).toBe('unavailable');
      expect(ms).toBeLessThan(1_000);
    }
  });

  test('a socket that is gone is unavailable at once', async () => {
    for (const work of all(connect('postgresql://postgres@localhost/postgres?host=%2Ftmp%2Fnone'))) {
      expect((await failure(work)).code).toBe('unavailable');
    }
  });

  test('a port that takes the connection and says nothing is unavailable within 2 s', async () => {
    const client = connect((await listen(() => undefined)).url);
    const failures = await Promise.all(all(client).map(failure));
    for (const { code, ms } of failures) {
      expect(code).toBe('unavailable');
      expect(ms).toBeLessThan(2_500);
    }
  });

  test('a port that hangs up is unavailable at once', async () => {
    const client = connect((await listen((socket) => socket.destroy())).url);
    for (const work of all(client)) expect((await failure(work)).code).toBe('unavailable');
  });

  test('twenty-five callers of a silent database all hear of it within 4 s', async () => {
    const client = connect((await listen(() => undefined)).url);
    const failures = await Promise.all(Array.from({ length: 25 }, () => failure(() => client.page.count())));
    for (const { code, ms } of failures) {
      expect(code).toBe('unavailable');
      expect(ms).toBeLessThan(4_000);
    }
  });
});

/** A port in front of the database that can fall silent, keeping connections open, and speak again. */
async function interruptible(port = 0) {
  const real = new URL(database.url);
  const pairs = new Set<Socket>();
  const { port: own } = await listen((socket) => {
    const upstream = dial(Number(real.port), real.hostname);
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
    pairs.add(upstream);
  }, port);
  const through = new URL(database.url);
  through.port = String(own);
  return {
    url: through.href,
    silence() {
      for (const upstream of pairs) upstream.unpipe().pause();
    },
    speak() {
      for (const upstream of pairs) {
        const reader = [...(servers.at(-1)?.sockets ?? [])].find((socket) => !socket.destroyed);
        if (!upstream.destroyed && reader) upstream.pipe(reader);
      }
    },
  };
}

// The embedded database listens on a socket file, for which these tests have no stand-in.
describe.skipIf(!isNative)('a database that falls silent for a while (native PostgreSQL only)', () => {
  test('a silent port, and then the database there: the same client recovers', async () => {
    const silent = await listen(() => undefined);
    const through = new URL(database.url);
    through.port = String(silent.port);
    const client = connect(through.href);
    expect((await failure(() => client.page.count())).code).toBe('unavailable');
    await closeServers();
    await interruptible(silent.port);
    expect(await client.page.count()).toBeGreaterThan(0);
  });

  test('in the middle of a transaction: none stays open in the pool, the next write is really stored', async () => {
    const line = await interruptible();
    const client = connect(line.url, 1);
    const { code } = await failure(() =>
      client.$transaction(async (tx) => {
        await tx.page.create({ data: { path: '/undone' } });
        line.silence();
        await tx.page.count();
      }),
    );
    expect(code).toBe('unavailable');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    line.speak();
    await client.page.create({ data: { path: '/stored' } });
    await client.$disconnect();
    const rows = await db.page.findMany({ where: { path: { in: ['/undone', '/stored'] } } });
    expect(rows.map(({ path }) => path)).toEqual(['/stored']);
  });

  test('a statement nobody waits for any more is given up by the server as well', async () => {
    const client = connect(database.url, 1);
    await failure(() => client.$queryRaw`SELECT pg_sleep(60)::text AS slept`);
    const running = () => db.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND state = 'active' AND pid <> pg_backend_pid()`;
    await expect.poll(running, { timeout: 5_000 }).toEqual([]);
  });
});
