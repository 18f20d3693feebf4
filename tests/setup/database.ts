import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '@/scripts/db/embedded';
import { applyMigrations } from '@/scripts/db/migrations';
import { findPostgres, startPostgres } from '@/scripts/testing/postgres.mjs';
import { createDatabase, dropDatabase, newName } from './fresh-database';

/** Which database a run of the `db` and `api` projects is about: `TEST_DATABASE` says, PostgreSQL when it does not. */
export type DatabaseOfRun =
  /** The server, as its administrator, and the migrated database there that others are copied from. */
  | { readonly kind: 'native'; readonly server: string; readonly template: string }
  /** The data folder of a stopped, migrated database, to be copied. */
  | { readonly kind: 'embedded'; readonly folder: string };

declare module 'vitest' {
  export interface ProvidedContext {
    database: DatabaseOfRun;
  }
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/** Suites make and drop databases: never on a server that is not of this machine. */
function refuseRemote(url: string): string {
  if (LOCAL.has(new URL(url).hostname)) return url;
  throw new Error('TEST_DATABASE_URL must be a server of this machine: tests make and drop databases there.');
}

async function native(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: refuseRemote(given), stop: async () => {} };
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL was found: npm test installs one where it may.');
  return startPostgres(bin);
}

/** Makes the database that every test file copies, once for a run: migrated, and empty. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE === 'embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'test-embedded-'));
    const server = await startEmbedded(folder);
    await applyMigrations(server.url);
    await server.stop();
    project.provide('database', { kind: 'embedded', folder });
    return () => rm(folder, { recursive: true, force: true });
  }
  const server = await native();
  const template = newName();
  await applyMigrations(await createDatabase(server.url, template, 'template0'));
  project.provide('database', { kind: 'native', server: server.url, template });
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
}
