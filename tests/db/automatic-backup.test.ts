import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBackups, MEDIA_FOLDER } from '@/lib/server/backups/backup-folder';
import {
  claimBackup,
  endBackup,
  noteTrial,
  readBackupState,
  renewClaim,
} from '@/lib/server/backups/backup-run';
import { makeBackup } from '@/lib/server/backups/make-backup';
import { problemOf } from '@/lib/server/backups/problem-of';
import { tryRestore } from '@/lib/server/backups/try-restore';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { readArchive } from '@/lib/server/site-archive/archive-file';
import { restoreSite } from '@/lib/server/site-archive/restore-site';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';
import { mayMount, mountDisk } from '@/tests/setup/small-disk';

const OPTIONS = { poolSize: 2, queryTimeout: 60_000, transactionTimeout: 60_000 };
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 3, 0, 12));

let root: string;
let databases: FreshDatabase[];
let db: PrismaClient;
let other: PrismaClient;
let storage: LocalStorage;
let folder: string;
let folders = 0;

const newFolder = async () => {
  folders += 1;
  const made = join(root, `folder-${folders}`);
  await mkdir(made);
  return made;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'test-automatic-'));
  databases = [await freshDatabase('pages'), await freshDatabase('tables')];
  const [first, second] = databases.map(({ url }) => createDatabase(url, OPTIONS));
  if (!first || !second) throw new Error('Two databases.');
  [db, other] = [first, second];
});
afterAll(async () => {
  for (const each of [db, other]) await each.$disconnect();
  for (const each of databases) await each.drop();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await newFolder();
  storage = new LocalStorage(await newFolder());
  await db.mediaItem.deleteMany();
  await db.backupRun.deleteMany();
});

async function upload(name: string, bytes: Buffer): Promise<string> {
  const pathname = `uploads/${name}`;
  await storage.put(pathname, bytes);
  const facts = { contentType: 'text/plain', size: bytes.length, hash: sha(bytes) };
  await db.mediaItem.create({ data: { pathname, name, ...facts } });
  return join(folder, MEDIA_FOLDER, facts.hash);
}

const backUp = (at = day(28)) => makeBackup({ db, storage, folder }, at);

const tryIt = async (missing = 0) => {
  const [newest] = await listBackups(folder);
  return tryRestore(newest?.file ?? '', { scratch: other, work: await newFolder(), missing });
};

describe('automatic backups', () => {
  it('keep each file once, without taking room for it, and bring everything back', async () => {
    const bytes = Buffer.from('The only file');
    const kept = await upload('a.txt', bytes);
    await upload('same.txt', bytes);
    const first = await backUp(day(27));
    expect(first).toMatchObject({ missing: 0, file: join(folder, '2026-11-27T03-00-12Z.tar.gz') });
    expect((await stat(first.file)).mode & 0o077).toBe(0);
    expect((await stat(kept)).nlink).toBeGreaterThan(1);
    await upload('b.txt', Buffer.from('Another'));
    const second = await backUp(day(28));
    expect((await readdir(join(folder, MEDIA_FOLDER))).length).toBe(2);
    expect(second.bytes).toBe((await stat(second.file)).size + bytes.length + 'Another'.length);

    const fresh = new LocalStorage(await newFolder());
    const { missing, stored } = await restoreSite(readArchive(second.file), {
      ...{ db: other, storage: fresh, folder: await newFolder(), isForced: true },
      beside: join(folder, MEDIA_FOLDER),
    });
    expect([missing, stored]).toEqual([[], 3]);
    expect(await buffer(fresh.open('uploads/same.txt'))).toEqual(bytes);
    expect(await other.page.count()).toBe(await db.page.count());
  });

  it('are kept for days and weeks, and files only as long as a backup needs them', async () => {
    const gone = await upload('gone.txt', Buffer.from('Deleted soon'));
    const stays = await upload('stays.txt', Buffer.from('Stays'));
    await backUp(day(1));
    await db.mediaItem.delete({ where: { pathname: 'uploads/gone.txt' } });
    for (let number = 2; number <= 12; number += 1) await backUp(day(number));
    // The 1st was a Sunday; the week after it has its newest on the 8th.
    expect((await listBackups(folder)).map(({ at }) => at.getUTCDate())).toEqual([
      ...[12, 11, 10, 9, 8, 7, 6, 1],
    ]);
    expect(await stat(gone)).toBeTruthy();
    await rm(join(folder, '2026-11-01T03-00-12Z.tar.gz'));
    await backUp(day(13));
    await expect(stat(gone)).rejects.toThrow('ENOENT');
    expect(await stat(stays)).toBeTruthy();
  });

  it('are not made on a disk that is not there', async () => {
    const away = makeBackup({ db, storage, folder: join(folder, 'not-mounted', 'backups') });
    expect(problemOf(await away.catch((error: unknown) => error))).toBe('notWritable');
    expect(await readdir(folder)).toEqual([]);
  });

  it('remove no file while a backup cannot be read', async () => {
    const gone = await upload('gone.txt', Buffer.from('Perhaps needed'));
    const { file } = await backUp(day(1));
    await db.mediaItem.deleteMany();
    await writeFile(file, (await readFile(file)).subarray(0, 2000));
    expect((await backUp(day(2))).missing).toBe(0);
    expect(await stat(gone)).toBeTruthy();
  });

  it('clear away what a killed one has left, and say which files are gone or damaged', async () => {
    await upload('a.txt', Buffer.from('Right'));
    await upload('b.txt', Buffer.from('Right at first'));
    await upload('c.txt', Buffer.from('Gone'));
    await storage.remove('uploads/b.txt');
    await storage.put('uploads/b.txt', Buffer.from('Damaged'));
    await storage.remove('uploads/c.txt');
    await mkdir(join(folder, MEDIA_FOLDER));
    for (const each of ['2026-11-20T03-00-12Z.tar.gz.part', join(MEDIA_FOLDER, `${'0'.repeat(64)}.part`)])
      await writeFile(join(folder, each), 'half');
    expect((await backUp()).missing).toBe(2);
    expect((await readdir(folder)).sort()).toEqual(['2026-11-28T03-00-12Z.tar.gz', MEDIA_FOLDER]);
    expect(await readdir(join(folder, MEDIA_FOLDER))).toHaveLength(1);
    await tryIt(2);
  });
});

describe.runIf(mayMount)('on another disk', () => {
  let unmount: () => void;
  beforeEach(() => {
    // 32 MB of it are its reserve.
    unmount = mountDisk(folder, 40);
  });
  afterEach(() => unmount());

  it('files are copied, and restored from there', async () => {
    const kept = await upload('a.txt', Buffer.from('Copied'));
    await backUp();
    expect(await stat(kept)).toMatchObject({ nlink: 1 });
    await tryIt();
  });

  it('the reserve is left alone, nothing half written stays, and what there was is kept', async () => {
    await upload('a.txt', Buffer.from('Small'));
    await backUp(day(27));
    await upload('film.mp4', Buffer.alloc(12 * 2 ** 20, 7));
    const error = await backUp().catch((reason: unknown) => reason);
    expect(problemOf(error)).toBe('noRoom');
    expect(await listBackups(folder)).toHaveLength(1);
    expect(await readdir(join(folder, MEDIA_FOLDER))).toHaveLength(1);
    await tryIt();
  });
});

describe('a trial of restoring', () => {
  it('finds every row and every file as it was, also where triggers have written', async () => {
    await upload('a.txt', Buffer.from('Right'));
    // Rewritten in another order than they come back in.
    for (const { id, title } of await db.pageTranslation.findMany({ orderBy: { title: 'desc' } }))
      await db.pageTranslation.update({ where: { id }, data: { title: `${title}.` } });
    await backUp();
    await tryIt();
    expect(await other.mediaItem.count()).toBe(1);
  });

  it('finds a file that is gone or has changed, which the next backup brings anew', async () => {
    const kept = await upload('a.txt', Buffer.from('Right'));
    await backUp();
    await rm(kept);
    await expect(tryIt()).rejects.toThrow('1 media files are missing or damaged.');
    await writeFile(kept, 'Wrong');
    await expect(tryIt()).rejects.toThrow('damaged');
    await backUp(day(29));
    expect(await readFile(kept, 'utf8')).toBe('Right');
    await tryIt();
  });

  it('finds an archive that is damaged or cut off', async () => {
    const { file } = await backUp();
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 100));
    await expect(tryIt()).rejects.toThrow('damaged');
    const altered = Buffer.from(whole);
    altered[Math.floor(whole.length / 2)] = (altered[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
    await writeFile(file, altered);
    await expect(tryIt()).rejects.toMatchObject({ name: 'TarError' });
  });

  it('finds rows that do not come back as they were', async () => {
    await backUp();
    await other.$executeRawUnsafe(`
      create function lose() returns trigger language plpgsql as $$ begin new.name = 'Lost'; return new; end $$;`);
    await other.$executeRawUnsafe(
      `create trigger lose before insert on language for each row execute function lose()`,
    );
    try {
      await expect(tryIt()).rejects.toThrow('The rows of language do not come back as they were.');
    } finally {
      await other.$executeRawUnsafe('drop trigger lose on language');
    }
  });
});

describe('when they are made', () => {
  const now = new Date(Math.floor(Date.now() / 1000) * 1000);
  const claim = (isAsked: boolean, at = now) => claimBackup(db, { folder, isAsked, now: at });
  const claims = (at: Date) => Promise.all(Array.from({ length: 8 }, () => claim(true, at)));

  it('by one server alone, however many ask', async () => {
    expect((await claims(now)).filter((each) => each !== null)).toEqual([now]);
    await endBackup(db, now, null);
    const later = new Date(now.getTime() + 1000);
    expect((await claims(later)).filter((each) => each !== null)).toEqual([later]);
    const muchLater = new Date(later.getTime() + 4 * 60_000);
    await renewClaim(db, later);
    expect(await claim(true, later)).toBeNull();
    // Not heard of any more.
    await db.backupRun.updateMany({ data: { beatAt: later } });
    expect(await claim(true, muchLater)).toEqual(muchLater);
  });

  it('never of an untouched site unless somebody asks, a day after the last, and at once into a new folder', async () => {
    expect(await claim(false)).toBeNull();
    await upload('a.txt', Buffer.from('Mine'));
    expect(await claim(false)).toEqual(now);
    await backUp(now);
    await endBackup(db, now, null);
    expect(await claim(false, new Date(now.getTime() + 86_399_000))).toBeNull();
    const elsewhere = await newFolder();
    const soon = new Date(now.getTime() + 60_000);
    expect(await claimBackup(db, { folder: elsewhere, isAsked: false, now: soon })).toEqual(soon);
    await endBackup(db, soon, null);
    expect(await claim(false, new Date(now.getTime() + 86_400_000))).not.toBeNull();
  });

  it('a failure is kept until the next is begun, and how the last trial went stays', async () => {
    await claim(true);
    await endBackup(db, now, null);
    await noteTrial(db, { at: now, isGood: true });
    const later = new Date(now.getTime() + 1000);
    await claim(true, later);
    await endBackup(db, later, 'noRoom');
    // Whoever is told later that its process ended changes nothing.
    await endBackup(db, later, 'stopped');
    expect(await readBackupState(db)).toMatchObject({
      ...{ run: { problem: 'noRoom' }, trial: { at: now, isGood: true } },
    });
  });
});
