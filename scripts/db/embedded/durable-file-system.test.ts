import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isLong } from '@/tests/setup/shares.mjs';
import { openDurably } from './durable-file-system';

const COMMITS = isLong ? 200 : 50;

const counted = vi.hoisted(() => ({ fsync: 0 }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  return {
    ...fs,
    fsyncSync(descriptor: number) {
      counted.fsync += 1;
      fs.fsyncSync(descriptor);
    },
  };
});

let folder: string;

afterEach(() => rm(folder, { recursive: true, force: true }));

test('every commit of the embedded database waits for the disk ("Durability")', async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-durable-'));
  const db = await openDurably(join(folder, 'postgres'));
  await db.exec('CREATE TABLE written (n int)');
  expect((await db.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
  counted.fsync = 0;
  for (let n = 0; n < COMMITS; n += 1) await db.query('INSERT INTO written VALUES ($1)', [n]);
  expect(counted.fsync).toBeGreaterThanOrEqual(COMMITS);
  counted.fsync = 0;
  for (let n = 0; n < 50; n += 1) await db.query('SELECT count(*) FROM written');
  expect(counted.fsync).toBeLessThan(5);
  await db.close();
});
