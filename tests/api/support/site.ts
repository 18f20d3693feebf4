import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { messagesTag } from '@/lib/server/tags/page-tags';
import { MESSAGES } from '@/messages';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';
import { sealedCookie, TEST_SECRET } from '@/tests/setup/session-cookie';

export const SITE_URL = 'http://localhost:3000';
export const SHIPPED = MESSAGES;

/** A seeded site of one test file: its handlers are imported and called, its database is real. */
export interface TestSite {
  readonly kind: FreshDatabase['kind'];
  /** The test's own way into the database, with time to fill it. */
  readonly db: PrismaClient;
  readonly dataDir: string;
  /** Signs a new account in; returns the header that proves it. */
  signIn(role: 'owner' | 'editor' | 'translator'): Promise<{ cookie: string }>;
  close(): Promise<void>;
}

interface SiteOptions {
  /** The address by which the handlers reach the database, when it is not its own. */
  wayTo?: (url: string) => Promise<string>;
  /** False for a suite that needs no page. */
  hasPages?: boolean;
}

/** Must be awaited before a handler is called: the environment is read at the first use. */
export async function openSite({ wayTo, hasPages = true }: SiteOptions = {}): Promise<TestSite> {
  const database = await freshDatabase(hasPages ? 'pages' : 'texts');
  const dataDir = await mkdtemp(join(tmpdir(), 'test-site-'));
  Object.assign(process.env, {
    DATABASE_URL: (await wayTo?.(database.url)) ?? database.url,
    DATA_DIR: dataDir,
    SITE_URL,
    AUTH_SECRET: TEST_SECRET,
    NEXTAUTH_URL: SITE_URL,
  });
  const db = createDatabase(database.url, {
    poolSize: 2,
    queryTimeout: 60_000,
    transactionTimeout: 120_000,
  });
  let accounts = 0;
  return {
    kind: database.kind,
    db,
    dataDir,
    async signIn(role) {
      accounts += 1;
      const user = await db.user.create({ data: { name: `${role} ${accounts}`, role } });
      const session = await db.session.create({ data: { userId: user.id } });
      return { cookie: `other=1; ${await sealedCookie(session.id)}` };
    },
    async close() {
      await db.$disconnect();
      for (const { client } of globalThis.atelierDatabases?.values() ?? []) await client.$disconnect();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Marks texts of a language as changed after they were written without a call. */
export async function renewTexts(site: TestSite, code: string): Promise<void> {
  await site.db.$transaction((tx) => bumpTags(tx, [messagesTag(code)]));
}

/** Everything that renewals have marked so far, by tag. */
export async function renewedTags(site: TestSite): Promise<Map<string, number>> {
  const rows = await site.db.cacheTag.findMany();
  return new Map(rows.map(({ tag, seq }) => [tag, Number(seq)]));
}
