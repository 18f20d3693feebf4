import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';

let database: FreshDatabase;
let filled: FreshDatabase;

beforeAll(async () => {
  [database, filled] = [await freshDatabase(), await freshDatabase('pages')];
});
afterAll(async () => {
  await database.drop();
  await filled.drop();
});

async function query(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(question);
    return rows;
  } finally {
    await client.end();
  }
}

test('the run is about the database it was asked for', async () => {
  expect(database.kind).toBe(inject('database').kind);
  const [row] = await query(database.url, "SELECT current_setting('server_version_num')::int AS number");
  expect(row).toMatchObject({ number: expect.any(Number) });
});

test('it has the migrations and no page', async () => {
  expect(await query(database.url, 'SELECT count(*)::int AS n FROM _prisma_migrations')).not.toEqual([
    { n: 0 },
  ]);
});

test('two of them do not see each other', async () => {
  await query(database.url, 'CREATE TABLE only_here ()');
  expect(await query(filled.url, "SELECT to_regclass('only_here') AS found")).toEqual([{ found: null }]);
});

test('it has what it was filled with', async () => {
  const [row] = await query(
    filled.url,
    `SELECT (SELECT count(*)::int FROM language) AS languages,
      EXISTS (SELECT FROM translation) AS "hasTexts", EXISTS (SELECT FROM page) AS "hasPages"`,
  );
  expect(row).toEqual({ languages: 3, hasTexts: true, hasPages: true });
});
