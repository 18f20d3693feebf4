import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { AppError } from '@/lib/domain/errors';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database';
import { insertLanguage } from './rows';

const CODES = ['en', 'ru', 'uk', 'fr', 'de', 'es'];
const isNative = inject('database').kind === 'native';

let database: FreshDatabase;
let db: PrismaClient;

beforeAll(async () => {
  database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const code of CODES) await insertLanguage(client, code, code === 'en');
  await client.query(`INSERT INTO site_setting (default_language_id) VALUES ('en')`);
  await client.end();
  // More callers than connections: they wait for each other, and on a busy machine for long.
  db = createDatabase(database.url, {
    ...{ poolSize: 30, connectionTimeout: 20_000 },
    ...{ queryTimeout: 10_000, transactionTimeout: 10_000 },
  });
});

afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

function makeDefault(id: string): Promise<unknown> {
  return db.$transaction(
    async (tx) => {
      await tx.language.update({ where: { id }, data: { isActive: true } });
      await tx.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId: id } });
    },
    { maxWait: 10_000 },
  );
}

function deactivate(id: string): Promise<unknown> {
  return db.language.update({ where: { id }, data: { isActive: false } });
}

async function removeAndPutBack(id: string): Promise<unknown> {
  const { code, tag, name } = await db.language.delete({ where: { id } });
  return db.language.create({ data: { id, code, tag, name, iconCode: 'us' } });
}

/** Conflicts and missing rows are answers; anything else is a fault. */
const ANSWERS = ['conflict', 'not_found'];

async function answer(work: () => Promise<unknown>): Promise<string> {
  try {
    await withDatabaseErrors(work);
    return 'done';
  } catch (error) {
    if (error instanceof AppError && ANSWERS.includes(error.code)) return error.code;
    throw error;
  }
}

// PGlite runs one transaction after the other: a race would show nothing there.
describe.skipIf(!isNative)(
  'one default language, at every moment (native PostgreSQL only; security D-3)',
  () => {
    test('50 callers at once make languages the default, switch them off and delete them', async () => {
      for (let round = 0; round < 4; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) => {
            const id = CODES[(index * 7 + round) % CODES.length] ?? 'en';
            const work = [makeDefault, makeDefault, deactivate, removeAndPutBack][index % 4] ?? makeDefault;
            return answer(() => work(id));
          }),
        );
        expect(answers.filter((one) => one === 'done').length).toBeGreaterThan(0);
        const settings = await db.siteSetting.findMany({ include: { defaultLanguage: true } });
        expect(settings).toHaveLength(1);
        expect(settings[0]?.defaultLanguage.isActive).toBe(true);
      }
    });

    test('of "make it the default" and "switch it off" at the same moment one loses', async () => {
      for (let round = 0; round < 20; round += 1) {
        const [next, other] = round % 2 === 0 ? ['ru', 'en'] : ['en', 'ru'];
        if (next === undefined || other === undefined) throw new Error('unreachable');
        await answer(() => makeDefault(other));
        await db.language.upsert({
          where: { id: next },
          create: { id: next, code: next, tag: next, name: next, iconCode: 'us', isActive: true },
          update: { isActive: true },
        });
        const setOnly = () => db.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId: next } });
        await Promise.all([answer(setOnly), answer(() => deactivate(next))]);
        const setting = await db.siteSetting.findUniqueOrThrow({
          where: { id: 1 },
          include: { defaultLanguage: true },
        });
        expect(setting.defaultLanguage.isActive).toBe(true);
      }
    });
  },
);
