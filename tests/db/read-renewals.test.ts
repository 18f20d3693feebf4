import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readRenewalsFrom } from '@/lib/server/page-store/read-renewals';
import { freshDatabase } from '../setup/fresh-database';

// The embedded database is one process with its connections: what ends one of them ends it.
const isNative = inject('database').kind === 'native';

test.runIf(isNative)('a look whose connection is lost asks again over another one (decision 4)', async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const read = readRenewalsFrom(database.url);
    const { source } = await read(0);
    await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'page-store' and datname = current_database()`);
    // Begun before this process can have heard of the loss.
    expect((await read(0)).source).toBe(source);
  } finally {
    await client.end();
    await database.drop();
  }
});
