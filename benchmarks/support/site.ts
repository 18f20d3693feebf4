import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ART } from '@/demo/art/index';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { SHIPPED } from '@/messages';
import { seedLanguages, seedPages } from '@/prisma/seed/seed-pages';
import { startEmbedded } from '@/scripts/db/embedded';
import { applyMigrations } from '@/scripts/db/migrations';
import { ensureBuilt } from '@/scripts/start/ensure-built';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { findPostgres, startPostgres } from '@/scripts/testing/postgres.mjs';
import { onEnd, startNode, waitFor } from './processes';

/** About as long as those of drawn pictures, which are not drawn here. */
const PLACEHOLDER = `data:image/webp;base64,${'A'.repeat(160)}`;

/** What `npm start` serves; `--as-built` measures the build that is there, whatever the sources say. */
export async function builtSite(): Promise<string> {
  if (!process.argv.includes('--as-built')) {
    const began = performance.now();
    if (await ensureBuilt()) {
      console.log(`Application built (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    }
  }
  return buildInPlace();
}

export async function buildInPlace(): Promise<string> {
  return (await readFile('.next/BUILD_ID', 'utf8')).trim();
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The embedded database in a folder of its own, as a start without `DATABASE_URL` has it. */
export async function embeddedDatabase(): Promise<string> {
  const { url, stop } = await startEmbedded(await temporaryFolder());
  onEnd(stop);
  return url;
}

/** A PostgreSQL of this machine for the run, or null where none is installed. */
export async function postgresServer(): Promise<string | null> {
  const bin = findPostgres();
  if (!bin) return null;
  const { url, stop } = await startPostgres(bin);
  onEnd(stop);
  return url;
}

/** Migrations and demonstration content, with the facts of the pictures but not the pictures. */
export async function fill(url: string): Promise<PrismaClient> {
  await applyMigrations(url);
  const db = createDatabase(url, { poolSize: 2, queryTimeout: 300_000, transactionTimeout: 300_000 });
  onEnd(() => db.$disconnect());
  await seedLanguages(db);
  await syncMessages(db, SHIPPED);
  await db.mediaItem.createMany({
    data: ART.map(({ pathname, width, height, contentType }) => ({
      pathname,
      width,
      height,
      contentType,
      size: 1,
      hash: '0'.repeat(64),
      placeholder: PLACEHOLDER,
    })),
  });
  await seedPages(db);
  return db;
}

/** The small server around Next.js; gives its address and how long it took to the first page. */
export async function startSite(
  url: string,
  more: Record<string, string> = {},
): Promise<{ origin: string; startMs: number }> {
  const port = await freePort();
  startNode(['.build/serve.mjs'], {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: url,
    ...more,
  });
  const origin = `http://127.0.0.1:${port}`;
  return { origin, startMs: await waitFor(`${origin}/`) };
}
