import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase as connectTo, type PrismaClient } from '@/lib/server/db';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { SHIPPED } from '@/messages';
import { seedLanguages, seedPages } from '@/prisma/seed/seed-pages';
import { startEmbedded } from '@/scripts/db/embedded';
import { applyMigrations } from '@/scripts/db/migrations';
import { findPostgres, startPostgres } from '@/scripts/testing/postgres.mjs';
import { createDatabase, dropDatabase, type Filling, newName } from './fresh-database';

/** Which database a run of the `db` and `api` projects is about: `TEST_DATABASE` says, PostgreSQL when it does not. */
export type DatabaseOfRun =
  /** The server, as its administrator, and the databases there that others are copied from. */
  | { readonly kind: 'native'; readonly server: string; readonly templates: Record<Filling, string> }
  /** The data folders of stopped databases, to be copied. */
  | { readonly kind: 'embedded'; readonly folders: Record<Filling, string> };

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

/** Fills a database and lets go of it, so that it can be copied. */
async function fill(url: string, how: (db: PrismaClient) => Promise<unknown>): Promise<void> {
  const db = connectTo(url, { poolSize: 1, queryTimeout: 60_000, transactionTimeout: 120_000 });
  try {
    await how(db);
  } finally {
    await db.$disconnect();
  }
}

/** What `npm start` writes into an empty site, before its pages. */
async function writeTexts(db: PrismaClient): Promise<void> {
  await seedLanguages(db);
  await syncMessages(db, SHIPPED);
}

async function prepareEmbedded(): Promise<Prepared> {
  const made: string[] = [];
  const filled = async (from: string | null, how: (url: string) => Promise<unknown>) => {
    const folder = await mkdtemp(join(tmpdir(), 'test-embedded-'));
    made.push(folder);
    if (from) await cp(from, folder, { recursive: true });
    const server = await startEmbedded(folder);
    await how(server.url);
    await server.stop();
    return folder;
  };
  const tables = await filled(null, (url) => applyMigrations(url));
  const texts = await filled(tables, (url) => fill(url, writeTexts));
  const pages = await filled(texts, (url) => fill(url, seedPages));
  return {
    database: { kind: 'embedded', folders: { tables, texts, pages } },
    async remove() {
      for (const folder of made) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepareNative(): Promise<Prepared> {
  const server = await native();
  const templates = { tables: newName(), texts: newName(), pages: newName() };
  await applyMigrations(await createDatabase(server.url, templates.tables, 'template0'));
  await fill(await createDatabase(server.url, templates.texts, templates.tables), writeTexts);
  await fill(await createDatabase(server.url, templates.pages, templates.texts), seedPages);
  return {
    database: { kind: 'native', server: server.url, templates },
    async remove() {
      for (const template of Object.values(templates)) await dropDatabase(server.url, template);
      await server.stop();
    },
  };
}

const inProcess = globalThis as { preparedDatabase?: Promise<Prepared>; removedDatabase?: Promise<void> };

/**
 * Makes the databases that test files copy: migrated, and filled once for all of them. Vitest loads this file once for each project
 * and sets them up side by side: the first makes them and all share them, and the first to end after the run removes them.
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
