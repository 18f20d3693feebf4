import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { applyMigrations } from '@/scripts/db/migrations';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { createDatabase as createOn, newName } from '@/tests/setup/fresh-database';
import { sealedCookie, TEST_SECRET } from '@/tests/setup/session-cookie';
import { onEnd, startNode, waitFor } from './processes';
import { embeddedDatabase, fill, temporaryFolder } from './site';

/** A site in a process of its own, and its owner's calls. */
export interface ManagedSite {
  db: PrismaClient;
  pid: number;
  /** Makes a call, which has to be answered as done; how long that took. */
  call(method: 'GET' | 'PATCH', path: string, json?: object): Promise<{ ms: number; text: string }>;
  /** Writes the site into a file; its SHA-256. */
  exportTo(file: string): Promise<string>;
  /** How many changes of each kind an import has made, or would. */
  importFrom(file: string, dryRun: boolean): Promise<string>;
}

/**
 * Starts one.
 * @param server of PostgreSQL; null for the embedded database
 */
export async function startManaged(
  server: string | null,
  filling: 'demonstration' | 'empty',
  more?: (db: PrismaClient) => Promise<void>,
): Promise<ManagedSite> {
  const url = server ? await createOn(server, newName(), 'template1') : await embeddedDatabase();
  const db = filling === 'empty' ? await openEmpty(url) : await fill(url);
  // Files that nobody has stored would not be in an archive.
  await db.mediaUsage.deleteMany();
  await db.mediaItem.deleteMany();
  await more?.(db);
  const { id } = await db.user.create({ data: { name: 'Owner', role: 'owner' } });
  const cookie = await sealedCookie((await db.session.create({ data: { userId: id } })).id);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { pid = 0 } = startNode(
    ['--conditions=react-server', '--import', 'tsx', 'benchmarks/support/handler-server.ts', String(port)],
    { SITE_URL: origin, DATA_DIR: await temporaryFolder(), DATABASE_URL: url, AUTH_SECRET: TEST_SECRET },
  );
  await waitFor(`${origin}/`, 120_000);
  // The first request reads code, which may take longer than an answer may.
  for (let tries = 0; tries < 30; tries += 1)
    if ((await fetch(`${origin}/api/pages?locale=en`, { headers: { cookie } })).ok) break;
  const call = async (path: string, options: RequestInit & { duplex?: 'half' }) => {
    const answer = await fetch(origin + path, {
      ...options,
      headers: { cookie, origin, ...options.headers },
    });
    if (!answer.ok)
      throw new Error(`${options.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    db,
    pid,
    async call(method, path, json) {
      const began = performance.now();
      const sent = json && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
      const text = await (await call(path, { method, ...sent })).text();
      return { ms: performance.now() - began, text };
    },
    async exportTo(file) {
      const { body } = await call('/api/site/export', {});
      await pipeline(Readable.fromWeb(body as never), createWriteStream(file));
      const sum = createHash('sha256');
      for await (const chunk of createReadStream(file)) sum.update(chunk);
      return sum.digest('hex');
    },
    async importFrom(file, dryRun) {
      const answer = await call(`/api/site/import?dryRun=${dryRun}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-tar' },
        body: Readable.toWeb(createReadStream(file)) as never,
        duplex: 'half',
      });
      const { dryRun: _, ...changes } = await answer.json();
      const counts = Object.entries(changes as Record<string, Record<string, { count: number }>>).map(
        ([kind, ofKind]) => [kind, Object.values(ofKind).reduce((sum, { count }) => sum + count, 0)] as const,
      );
      return (
        counts.flatMap(([kind, count]) => (count > 0 ? `${kind} ${count}` : [])).join(', ') || 'nothing to do'
      );
    },
  };
}

/** Tables, and nothing in them. */
async function openEmpty(url: string): Promise<PrismaClient> {
  await applyMigrations(url);
  const db = createDatabase(url, { poolSize: 2, queryTimeout: 300_000, transactionTimeout: 300_000 });
  onEnd(() => db.$disconnect());
  return db;
}
