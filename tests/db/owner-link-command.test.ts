import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { parseEnv } from '@/lib/server/env';
import { startEmbedded } from '@/scripts/db/embedded';
import { runFiles } from '@/scripts/db/embedded/run-files';
import { linkLine, siteUrlOf } from '@/scripts/start/link-command';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';

const SITE = 'http://localhost:3000';
const LINE = /^Link for (.+) \(once, for 24 hours\): (\S+)\/master\?owner=([\w-]{43})$/;

let database: FreshDatabase;
let db: PrismaClient;
let dataDir: string;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase(database.url, { poolSize: 1 });
  dataDir = await mkdtemp(join(tmpdir(), 'test-link-'));
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await db.user.deleteMany();
  await db.accountLink.deleteMany();
  await db.auditEvent.deleteMany();
});

function parts(line: string) {
  const [, whose, siteUrl, token = ''] = LINE.exec(line) ?? [line];
  return { whose, siteUrl, tokenHash: createHash('sha256').update(token).digest('hex') };
}

/** Runs the command as npm does. */
async function command(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/owner-link.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...env } as NodeJS.ProcessEnv,
  });
  return parts(stdout.trim());
}

describe('npm run owner:link (docs/reference/accounts-and-roles.md#first-start)', () => {
  const make = async (name = '') => parts(await linkLine(db, SITE, name));
  const links = async () => {
    const rows = await db.accountLink.findMany({ orderBy: { createdAt: 'asc' } });
    return rows.map(({ tokenHash, userId }) => [tokenHash, userId]);
  };

  it('prints a link for a site without an owner, and each time a new one that voids the last', async () => {
    const first = await make();
    expect(first).toMatchObject({ whose: 'the owner', siteUrl: SITE });
    expect(await links()).toEqual([[first.tokenHash, null]]);
    const second = await command({ DATABASE_URL: database.url });
    expect(await links()).toEqual([[second.tokenHash, null]]);
    expect(second.tokenHash).not.toBe(first.tokenHash);
  }, 60_000);

  it('prints one for an owner who is locked out, or for whoever is named', async () => {
    const ada = await db.user.create({ data: { name: 'Ada', role: 'owner', passwordHash: 'x' } });
    const yulia = await db.user.create({
      data: { name: 'Юлия Б', role: 'editor', email: 'j@studio.example' },
    });
    const forOwner = await make();
    expect([forOwner.whose, (await make('юлия Б')).whose]).toEqual(['Ada', 'Юлия Б']);
    const byAddress = await make('J@studio.example');
    expect(await links()).toEqual([
      [forOwner.tokenHash, ada.id],
      [byAddress.tokenHash, yulia.id],
    ]);
    const events = await db.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events[0]).toMatchObject({
      action: 'link_made',
      object: 'Ada (owner), by command',
      actorId: null,
    });
    await expect(make('%')).rejects.toThrow('There is no account "%". Accounts: Ada, Юлия Б.');
  });

  it('names the address that the site was last started with, unless it is told another', async () => {
    const siteFor = (source: Record<string, string>) =>
      siteUrlOf(parseEnv({ DATA_DIR: dataDir, ...source }), source);
    expect(siteFor({})).toBe(SITE);
    const { site } = runFiles(dataDir);
    await mkdir(dirname(site), { recursive: true });
    await writeFile(site, 'http://localhost:4321');
    expect(siteFor({})).toBe('http://localhost:4321');
    expect(siteFor({ PORT: '4000' })).toBe('http://localhost:4000');
    expect(siteFor({ SITE_URL: 'http://studio.localhost' })).toBe('http://studio.localhost');
  });
});

const run = inject('database');

describe.skipIf(run.kind !== 'embedded')('on the embedded database (only in the run on it)', () => {
  it('finds it while the site runs, and starts it while it does not', async () => {
    if (run.kind !== 'embedded') return;
    const folder = join(dataDir, 'site');
    await cp(run.folders.tables, folder, { recursive: true });
    const running = await startEmbedded(folder);
    const first = await command({ DATA_DIR: folder }).finally(() => running.stop());
    const second = await command({ DATA_DIR: folder });
    const again = await startEmbedded(folder);
    const client = createDatabase(again.url, { poolSize: 1 });
    try {
      const rows = await client.accountLink.findMany();
      expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([second.tokenHash]);
      expect(first.whose).toBe('the owner');
      expect(first.tokenHash).not.toBe(second.tokenHash);
    } finally {
      await client.$disconnect();
      await again.stop();
    }
  }, 120_000);
});
