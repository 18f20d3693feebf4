import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startEmbedded } from '@/scripts/db/embedded';

/** How much a new database contains: tables, languages and texts as well, or also the shipped pages. */
export type Filling = 'tables' | 'texts' | 'pages';

/** A database of one test file. */
export interface FreshDatabase {
  readonly kind: 'native' | 'embedded';
  readonly url: string;
  /** Removes it. */
  drop(): Promise<void>;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function newName(): string {
  return `site_test_${randomBytes(6).toString('hex')}`;
}

/** Creates a database on a server and returns its address. */
export async function createDatabase(server: string, name: string, template: string): Promise<string> {
  await administer(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await administer(server, `DROP DATABASE "${name}" WITH (FORCE)`);
}

/**
 * A database with all migrations and, unless more is asked for, no rows, for one test file of the `db` and `api`
 * projects: a copy of the run's own, so that no file sees what another did.
 */
export async function freshDatabase(filling: Filling = 'tables'): Promise<FreshDatabase> {
  const run = inject('database');
  if (run.kind === 'native') {
    const name = newName();
    const url = await createDatabase(run.server, name, run.templates[filling]);
    return { kind: run.kind, url, drop: () => dropDatabase(run.server, name) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'test-embedded-'));
  await cp(run.folders[filling], folder, { recursive: true });
  const server = await startEmbedded(folder);
  const drop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { kind: run.kind, url: server.url, drop };
}
