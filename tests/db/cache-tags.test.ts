import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { bumpTags, readTagsSince, type TagStamp } from '@/lib/server/tags/bump-tags';
import { isLong } from '@/tests/setup/shares.mjs';
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database';

const TURNS = isLong ? 12 : 5;

let database: FreshDatabase;
let db: PrismaClient;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(database.url, { poolSize: 20, queryTimeout: 10_000, transactionTimeout: 10_000 });
});

afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

function save(tags: string[], path?: string): Promise<TagStamp[]> {
  return db.$transaction(
    async (tx) => {
      if (path !== undefined) await tx.page.create({ data: { path } });
      return bumpTags(tx, tags);
    },
    { maxWait: 10_000 },
  );
}

describe('renewal numbers', () => {
  test('grow with every save, one for each tag', async () => {
    const first = await save(['a', 'b', 'a']);
    const second = await save(['b']);
    expect(first.map(({ tag }) => tag).sort()).toEqual(['a', 'b']);
    expect(second[0]?.seq).toBeGreaterThan(Math.max(...first.map(({ seq }) => seq)));
  });

  test('are read from where one left off, oldest first', async () => {
    const since = Math.max(0, ...(await readTagsSince(db, 0)).map(({ seq }) => seq));
    const stamps = [...(await save(['c'])), ...(await save(['d']))];
    expect(await readTagsSince(db, since)).toEqual(stamps);
    expect(await readTagsSince(db, stamps.at(-1)?.seq ?? 0)).toEqual([]);
  });

  test('are not drawn for a save without tags, nor kept for one that fails', async () => {
    expect(await save([])).toEqual([]);
    const before = await readTagsSince(db, 0);
    await db
      .$transaction(async (tx) => {
        await bumpTags(tx, ['a']);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await readTagsSince(db, 0)).toEqual(before);
  });

  test('become visible in their order: a reader never misses one, whatever the writers do', async () => {
    const newest = new Map<string, number>();
    let seen = 0;
    let isWriting = true;
    const read = async () => {
      for (const { tag, seq } of await readTagsSince(db, seen)) {
        newest.set(tag, seq);
        seen = Math.max(seen, seq);
      }
    };
    const reading = (async () => {
      while (isWriting) await read();
    })();
    await Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        for (let turn = 0; turn < TURNS; turn += 1) {
          await save([`page:${writer}`, `shared:${turn % 3}`], `/w${writer}-${turn}`);
        }
      }),
    );
    isWriting = false;
    await reading;
    await read();
    const stored = await readTagsSince(db, 0);
    expect(newest).toEqual(new Map(stored.map(({ tag, seq }) => [tag, seq])));
  });
});
