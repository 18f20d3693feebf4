import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeBackup } from '@/lib/server/backups/make-backup';
import { createDatabase as connect } from '@/lib/server/db';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { createDatabase, dropDatabase, freshDatabase, newName } from '@/tests/setup/fresh-database';

const run = promisify(execFile);
const options = { queryTimeout: 60_000, transactionTimeout: 60_000 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const command = (name: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, ['scripts/run.mjs', name, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: join(folder, 'data'), ...env },
  });

it.skipIf(inject('database').kind === 'embedded')(
  'npm run restore makes the tables of an empty PostgreSQL database, and fills them from a backup of either kind',
  async () => {
    const database = await freshDatabase('pages');
    const db = connect(database.url, options);
    const count = await db.page.count();
    const file = join(folder, 'site.tar');
    await command('backup', [file], { DATABASE_URL: database.url });
    expect(await db.lastBackup.findFirst()).toMatchObject({ file, missing: 0 });
    const storage = new LocalStorage(join(folder, 'media'));
    const automatic = await makeBackup({ db, storage, folder: join(folder, 'backups') });
    await db.$disconnect();
    await database.drop();

    const server = inject('database');
    if (server.kind !== 'native') throw new Error('Only on PostgreSQL.');
    const name = newName();
    const url = await createDatabase(server.server, name, 'template1');
    try {
      for (const args of [[file], [automatic.file, '--force']]) {
        const { stdout } = await command('restore', args, { DATABASE_URL: url });
        expect(stdout).toContain(`  page: ${count}\n`);
        const restored = connect(url, options);
        expect(await restored.page.count()).toBe(count);
        await restored.$disconnect();
      }
    } finally {
      await dropDatabase(server.server, name);
    }
  },
);
