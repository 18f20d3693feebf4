import { afterAll, beforeAll, expect, it } from 'vitest';
import * as health from '@/app/api/health/route';
import { LAST_MIGRATION } from '@/lib/server/generated/last-migration';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());

const ask = () => call(health, 'GET', { path: '/api/health' });
const rename = (from: string, to: string) =>
  site.db.$executeRaw`update _prisma_migrations set migration_name = ${to} where migration_name = ${from}`;

it('is well on a database that has all migrations of this release, and those of a newer one', async () => {
  expect((await ask()).status).toBe(200);
  await site.db.$executeRaw`
    insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
      values ('newer', '', '99990101000000_newer', now(), 1)`;
  expect((await ask()).status).toBe(200);
});

it('is not ready on a database that lacks one, or has it half (security O-6)', async () => {
  expect(await rename(LAST_MIGRATION, 'other')).toBe(1);
  const { status, json } = await ask();
  expect([status, json]).toMatchObject([503, { code: 'unavailable', failing: ['migrations'] }]);
  await rename('other', LAST_MIGRATION);
  await site.db.$executeRaw`
    update _prisma_migrations set finished_at = null where migration_name = ${LAST_MIGRATION}`;
  expect((await ask()).json.failing).toEqual(['migrations']);
  expect((await call(health, 'GET', { path: '/api/health?live' })).status).toBe(200);
});
