import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase as connect } from '@/lib/server/db';
import { backUpSite } from '@/lib/server/site-archive/backup-site';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { createDatabase, dropDatabase, freshDatabase, newName } from '@/tests/setup/fresh-database';

const run = promisify(execFile);
const options = { queryTimeout: 60_000, transactionTimeout: 60_000 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A backup of the demonstration pages; gives how many there are. */
async function backUp(file: string): Promise<number> {
  const database = await freshDatabase('pages');
  const db = connect(database.url, options);
  const work = join(folder, 'work');
  await mkdir(work);
  const { bytes } = await backUpSite(db, new LocalStorage(join(folder, 'media')), work);
  await pipeline(bytes, createWriteStream(file));
  const count = await db.page.count();
  await db.$disconnect();
  await database.drop();
  return count;
}

it.skipIf(inject('database').kind === 'embedded')(
  'npm run restore makes the tables of an empty PostgreSQL database, and fills them',
  async () => {
    const file = join(folder, 'site.tar');
    const count = await backUp(file);
    const server = inject('database');
    if (server.kind !== 'native') throw new Error('Only on PostgreSQL.');
    const name = newName();
    const url = await createDatabase(server.server, name, 'template1');
    try {
      const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'restore', file], {
        env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
      });
      expect(stdout).toContain(`  page: ${count}\n`);
      const db = connect(url, options);
      expect(await db.page.count()).toBe(count);
      await db.$disconnect();
    } finally {
      await dropDatabase(server.server, name);
    }
  },
);
