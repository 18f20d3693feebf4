import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { createDatabase, type PrismaClient, type Transaction } from '@/lib/server/db';
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database';
import { insertLanguage, insertTexts } from './rows';

const isNative = inject('database').kind === 'native';
const COUNT = 12;

let database: FreshDatabase;
let db: PrismaClient;
let ids: string[];

beforeAll(async () => {
  database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await insertLanguage(client, 'en');
  ids = await insertTexts(client, 'en', 'menu', COUNT);
  await client.end();
  db = createDatabase(database.url, { poolSize: 30, queryTimeout: 10_000, transactionTimeout: 10_000 });
});

afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

async function order(): Promise<number[]> {
  const rows = await db.translation.findMany({ orderBy: { order: 'asc' }, select: { order: true } });
  return rows.map((row) => row.order);
}

function inTransaction(work: (tx: Transaction) => Promise<unknown>): Promise<unknown> {
  return withDatabaseErrors(() => db.$transaction(work, { maxWait: 10_000 }));
}

/** Reading and writing under the language's lock, as the reorder call does it. */
function moveLocked(id: string, target: number): Promise<unknown> {
  return inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM language WHERE id = 'en' FOR NO KEY UPDATE`;
    const row = await tx.translation.findUnique({ where: { id } });
    if (row === null) return;
    const to = Math.min(target, (await tx.translation.count()) - 1);
    await tx.$executeRaw`
      UPDATE translation
      SET position = CASE WHEN id = ${id} THEN ${to}::int ELSE position + sign(${row.order}::int - ${to}::int)::int END
      WHERE language_id = 'en' AND namespace = 'menu'
        AND position BETWEEN least(${row.order}::int, ${to}::int) AND greatest(${row.order}::int, ${to}::int)`;
  });
}

function append(key: string): Promise<unknown> {
  return inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM language WHERE id = 'en' FOR NO KEY UPDATE`;
    const next = await tx.translation.count();
    await tx.translation.create({
      data: { languageId: 'en', namespace: 'menu', key, value: '', order: next },
    });
  });
}

function removeLast(): Promise<unknown> {
  return inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM language WHERE id = 'en' FOR NO KEY UPDATE`;
    const last = await tx.translation.findFirst({ orderBy: { order: 'desc' } });
    if (last !== null) await tx.translation.delete({ where: { id: last.id } });
  });
}

/** The mistake: reads without a lock, then writes what it worked out. */
async function moveUnlocked(id: string, target: number): Promise<'done' | 'refused'> {
  try {
    await db.$transaction(
      async (tx) => {
        const rows = await tx.translation.findMany({ orderBy: { order: 'asc' } });
        const others = rows.filter((row) => row.id !== id);
        const moved = rows.find((row) => row.id === id);
        if (moved === undefined) return;
        const wanted = others.toSpliced(target, 0, moved);
        for (const [index, row] of wanted.entries()) {
          if (row.order !== index)
            await tx.translation.update({ where: { id: row.id }, data: { order: index } });
        }
      },
      { maxWait: 10_000 },
    );
    return 'done';
  } catch {
    return 'refused';
  }
}

describe.skipIf(!isNative)('the order of texts stays 0…n-1 (native PostgreSQL only; security D-4)', () => {
  test('under 30 moves, additions and removals at once, none of which fails', async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 30 }, (_, index) => {
          if (index % 5 === 0) return append(`added-${round}-${index}`);
          if (index % 7 === 0) return removeLast();
          return moveLocked(ids[index % COUNT] ?? '', (index * 5) % COUNT);
        }),
      );
      const found = await order();
      expect(found).toEqual(found.map((_, index) => index));
    }
  });

  test('even when callers forget the lock: what would break it is refused', async () => {
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(ids.map((id, index) => moveUnlocked(id, (index * 7 + round) % COUNT)));
      const found = await order();
      expect(found).toEqual(found.map((_, index) => index));
    }
  });
});

describe('a reorder is one statement', () => {
  test('that passes through doubled positions', async () => {
    await moveLocked(ids[0] ?? '', 5);
    const row = await db.translation.findUniqueOrThrow({ where: { id: ids[0] ?? '' } });
    expect(row.order).toBe(5);
    const found = await order();
    expect(found).toEqual(found.map((_, index) => index));
  });
});
