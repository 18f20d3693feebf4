import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupManifest } from '@/lib/contracts/site-archive';
import { fontPathname } from '@/lib/domain/site-theme/own-font';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { backUpSite } from '@/lib/server/site-archive/backup-site';
import { restoreSite } from '@/lib/server/site-archive/restore-site';
import { TABLES, tableFile } from '@/lib/server/site-archive/tables';
import { packTar, unpackTar } from '@/lib/server/site-archive/tar';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';

interface Side {
  database: FreshDatabase;
  db: PrismaClient;
  storage: LocalStorage;
}

let folder: string;
let from: Side;
let to: Side;

const open = async (filling: 'pages' | 'tables'): Promise<Side> => {
  const database = await freshDatabase(filling);
  const options = { poolSize: 2, queryTimeout: 60_000, transactionTimeout: 60_000 };
  const storage = new LocalStorage(join(folder, filling));
  return { database, db: createDatabase(database.url, options), storage };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-backup-'));
  [from, to] = [await open('pages'), await open('tables')];
});
afterAll(async () => {
  for (const { db, database } of [from, to]) {
    await db.$disconnect();
    await database.drop();
  }
  await rm(folder, { recursive: true, force: true });
});

let folders = 0;
async function newFolder(): Promise<string> {
  folders += 1;
  const made = join(folder, `work-${folders}`);
  await mkdir(made);
  return made;
}

async function backUp({ db, storage }: Side, file: string) {
  const { bytes, manifest, missing } = await backUpSite(db, storage, await newFolder());
  await pipeline(bytes, createWriteStream(file));
  expect(missing).toEqual([]);
  return manifest;
}

const restore = async ({ db, storage }: Side, bytes: Buffer, isForced = false) =>
  restoreSite(Readable.from([bytes]), { db, storage, folder: await newFolder(), isForced });

/** Every row of every table but the numbers of renewals, which go on. */
async function rowsOf({ db }: Side) {
  const tables = TABLES.filter(([table]) => table !== 'cache_tag');
  const rows = [];
  for (const [table, order] of tables)
    rows.push(
      await db.$queryRawUnsafe(
        `select '${table}' as "table", t::text as row from "${table}" t order by ${order}`,
      ),
    );
  return rows;
}

/** A draft, a page's history and share picture, and a private link, which no backup keeps. */
async function fillPublishing({ db }: Side, authorId: string): Promise<void> {
  const { id, pageId, content, languageId } = await db.pageTranslation.findFirstOrThrow();
  const own = { pageId, authorId };
  await db.pageDraft.create({
    data: { translationId: id, title: 'Kept', content: content ?? {}, baseVersion: 1, authorId },
  });
  await db.pageTranslation.update({ where: { id }, data: { publishAt: new Date('2030-01-01') } });
  await db.pageChange.create({ data: { ...own, before: { path: '/a' }, after: { path: '/b' } } });
  await db.page.update({
    where: { id: pageId },
    data: { sharePicture: { connect: { pathname: 'uploads/a.pdf' } } },
  });
  await addLink({ db }, { pageId, languageId });
}

const addLink = ({ db }: Pick<Side, 'db'>, { pageId, languageId }: { pageId: string; languageId: string }) =>
  db.previewLink.create({
    data: { pageId, languageId, tokenHash: 'f'.repeat(64), expiresAt: new Date(Date.now() + 3_600_000) },
  });

const hex = () => randomBytes(32).toString('hex');

/** A session, a one-time link, an attempt, an answered challenge and a recovery code: what opens the site, or keeps somebody out. */
async function addSignIns({ db }: Pick<Side, 'db'>, userId: string): Promise<void> {
  await db.session.create({ data: { userId } });
  await db.accountLink.create({
    data: { tokenHash: hex(), userId, expiresAt: new Date(Date.now() + 3_600_000) },
  });
  await db.signInAttempt.create({ data: { account: hex(), address: hex() } });
  await db.usedChallenge.create({ data: { challenge: hex() } });
  await db.recoveryCode.create({ data: { codeHash: hex(), userId } });
}

const countSignIns = ({ db }: Pick<Side, 'db'>) =>
  Promise.all([
    ...[db.session.count(), db.accountLink.count()],
    ...[db.signInAttempt.count(), db.usedChallenge.count(), db.recoveryCode.count()],
  ]);

/** The same backup as releases made it that kept who is signed in. */
async function withSignIns(archive: Buffer, { db }: Side): Promise<Buffer> {
  const files = new Map<string, Buffer>();
  for await (const { name, body } of unpackTar(Readable.from([archive]))) {
    const chunks = [];
    for await (const chunk of body) chunks.push(chunk);
    files.set(name, Buffer.concat(chunks));
  }
  const manifest = backupManifest.parse(JSON.parse(String(files.get('manifest.json'))));
  files.delete('manifest.json');
  for (const table of ['session', 'sign_in_attempt', 'owner_link'] as const) {
    const rows = await db.$queryRawUnsafe<{ line: string }[]>(
      `select row_to_json(t)::text as line from "${table}" t`,
    );
    const bytes = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    manifest.files.push({ name: tableFile(table), lines: rows.length, size: bytes.length, sha256 });
    files.set(tableFile(table), bytes);
  }
  const packed = packTar(
    (async function* () {
      const all = [['manifest.json', Buffer.from(JSON.stringify(manifest))] as const, ...files];
      for (const [name, bytes] of all)
        yield {
          name,
          size: bytes.length,
          async *open() {
            yield bytes;
          },
        };
    })(),
  );
  const chunks = [];
  for await (const chunk of packed) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const FONT = Buffer.from('wOF2 and what follows');

it('a backup brings everything back into a fresh site, and only there unless it is forced', async () => {
  const bytes = Buffer.from('%PDF-1.4 …%%EOF');
  const sum = createHash('sha256').update(bytes).digest('hex');
  await from.storage.put('uploads/a.pdf', bytes);
  const user = await from.db.user.create({ data: { name: 'Ада', role: 'owner', passwordHash: 'kept' } });
  const passkey = { credentialId: 'c', publicKey: 'k', counter: 7n, transports: ['internal', 'usb'] };
  await from.db.passkey.create({ data: { ...passkey, userId: user.id, name: 'Ноутбук' } });
  await from.db.mediaItem.create({
    data: {
      pathname: 'uploads/a.pdf',
      contentType: 'application/pdf',
      size: bytes.length,
      hash: sum,
      createdById: user.id,
    },
  });
  const fontHash = createHash('sha256').update(FONT).digest('hex');
  await from.storage.put(fontPathname(fontHash), FONT);
  const files = [{ style: 'regular', hash: fontHash, size: FONT.length, weight: [400, 400] }];
  await from.db.siteFont.create({
    data: { id: '0'.repeat(32), name: 'Tide', licence: 'Bought', facts: {}, files },
  });
  await fillPublishing(from, user.id);
  await from.db.contactMessage.create({
    data: { name: 'V', email: 'v@x.example', message: 'Line\n"two"\u2028', locale: 'en' },
  });
  await from.db.$executeRaw`insert into cache_tag values ('languages', nextval('cache_tag_seq'))`;
  const file = join(folder, 'site.tar');
  const manifest = await backUp(from, file);
  const archive = await readFile(file);

  // Broken anywhere, or of another release: nothing is written.
  const altered = Buffer.from(archive);
  altered[altered.length - 1530] = 0x21;
  for (const [given, sentence] of [
    [archive.subarray(0, archive.length - 2000), /too early/],
    [altered, /not what/],
    [
      Buffer.from(
        archive.toString('latin1').replace(/20261120120000_initial/, '20261120120000_another'),
        'latin1',
      ),
      /./,
    ],
  ] as const)
    await expect(restore(to, given)).rejects.toThrow(sentence);
  expect(await to.db.language.count()).toBe(0);

  const { rows, stored, missing } = await restore(to, archive);
  expect([stored, missing]).toEqual([2, []]);
  expect(rows.map(({ count }) => count)).toEqual(manifest.files.map(({ lines }) => lines));
  expect(await rowsOf(to)).toEqual(await rowsOf(from));
  expect(await to.db.pageDraft.count()).toBe(1);
  expect(await to.db.pageChange.count()).toBe(1);
  expect(await to.db.previewLink.count()).toBe(0);
  const [first] = await to.db.cacheTag.findMany({ where: { tag: 'languages' } });
  const [was] = await from.db.cacheTag.findMany({ where: { tag: 'languages' } });
  expect(Number(first?.seq)).toBeGreaterThan(Number(was?.seq));

  await expect(restore(to, archive)).rejects.toThrow('--force');
  await to.db.user.create({ data: { name: 'Late', role: 'editor' } });
  await addLink(to, await to.db.pageTranslation.findFirstOrThrow());
  await to.storage.remove('uploads/a.pdf');
  await to.storage.put('uploads/a.pdf', Buffer.from('another file'));
  expect((await restore(to, archive, true)).stored).toBe(1);
  expect(await rowsOf(to)).toEqual(await rowsOf(from));
  expect(await to.db.previewLink.count()).toBe(0);
  await writeFile(join(folder, 'again'), to.storage.open('uploads/a.pdf'));
  expect(await readFile(join(folder, 'again'))).toEqual(bytes);
});

it('a restore opens nothing that had been closed, also from a backup that still has it', async () => {
  const db = from.db;
  const thief = await db.user.findFirstOrThrow({ where: { role: 'owner' } });
  const letGo = await db.user.create({ data: { name: 'Let go', role: 'editor', passwordHash: 'kept' } });
  await addSignIns(from, letGo.id);
  await addSignIns(from, thief.id);
  const file = join(folder, 'closed.tar');
  await backUp(from, file);
  const archive = await readFile(file);
  expect(archive.includes('tables-session')).toBe(false);
  const older = await withSignIns(archive, from);
  for (const given of [archive, older]) {
    // Sessions of the site that is overwritten end, too.
    await addSignIns(to, (await to.db.user.findFirstOrThrow()).id);
    const { accounts, rows } = await restore(to, given, true);
    expect(await countSignIns(to)).toEqual([0, 0, 0, 0, 0]);
    expect(accounts).toEqual([
      { name: thief.name, role: 'owner' },
      { name: 'Let go', role: 'editor' },
    ]);
    expect(rows.map(({ table }) => table)).toEqual(TABLES.map(([table]) => table));
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
  }
  expect(await countSignIns(from)).toEqual([2, 2, 2, 2, 2]);
});
