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

interface Prepared {
  readonly database: DatabaseOfRun;
  readonly remove: () => Promise<void>;
}

async function prepareEmbedded(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'test-embedded-'));
  const server = await startEmbedded(folder);
  await applyMigrations(server.url);
  await server.stop();
  return {
    database: { kind: 'embedded', folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function prepareNative(): Promise<Prepared> {
  const server = await native();
  const template = newName();
  await applyMigrations(await createDatabase(server.url, template, 'template0'));
  return {
    database: { kind: 'native', server: server.url, template },
    async remove() {
      await dropDatabase(server.url, template);
      await server.stop();
    },
  };
}

const inProcess = globalThis as { preparedDatabase?: Promise<Prepared>; removedDatabase?: Promise<void> };

/**
 * Makes the database that every test file copies, migrated and empty. Vitest loads this file once for each project
 * and sets them up side by side: the first makes it and all share it, and the first to end after the run removes it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  inProcess.preparedDatabase ??=
    process.env.TEST_DATABASE === 'embedded' ? prepareEmbedded() : prepareNative();
  const { database, remove } = await inProcess.preparedDatabase;
  project.provide('database', database);
  return () => {
    inProcess.removedDatabase ??= remove();
    return inProcess.removedDatabase;
  };
}
