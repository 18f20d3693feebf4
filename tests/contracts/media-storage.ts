import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStorage } from '@/lib/server/storage/storage-port';

/** Pathnames that no storage takes (security M-1). */
const NO_PATHNAMES = [
  ...['../secret.txt', 'a/../../secret.txt', '/etc/passwd', '', '/', 'a//b', 'a/', './a', '.env'],
  ...['a/.hidden', '..', 'a/..', '..\\secret.txt', 'a\\b', 'a\0', 'a\nb'],
];

/** What every media storage does; `open` gives one that holds nothing. */
export function keepsTheContract(open: () => MediaStorage): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const fileOf = async (bytes: Buffer) => {
    const file = path.join(folder, randomBytes(6).toString('hex'));
    await writeFile(file, bytes);
    return file;
  };

  describe('the contract of a media storage', () => {
    it('gives back what was stored, whole or in part', async () => {
      const storage = open();
      await storage.put('works/морва a.txt', Buffer.from('0123456789'));
      expect(await storage.head('works/морва a.txt')).toMatchObject({
        size: 10,
        modifiedAt: expect.any(Date),
      });
      expect(await text(storage.open('works/морва a.txt'))).toBe('0123456789');
      for (const [start, end, part] of [
        [2, 4, '234'],
        [0, 0, '0'],
        [9, 9, '9'],
      ] as const) {
        expect(await text(storage.open('works/морва a.txt', { start, end }))).toBe(part);
      }
    });

    it('takes a file, which stays where it was', async () => {
      const storage = open();
      const given = await fileOf(Buffer.from('film'));
      await storage.putFile('films/a.mp4', given);
      expect([await text(storage.open('films/a.mp4')), await readFile(given, 'utf8')]).toEqual([
        'film',
        'film',
      ]);
      await rm(given);
      expect(await storage.head('films/a.mp4')).toMatchObject({ size: 4 });
    });

    it('takes a large one', async () => {
      const storage = open();
      const bytes = randomBytes(40 * 2 ** 20);
      await storage.putFile('films/large.mp4', await fileOf(bytes));
      const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
      expect(hash(await buffer(storage.open('films/large.mp4')))).toBe(hash(bytes));
    });

    it('never writes over what is there', async () => {
      const storage = open();
      await storage.put('a.txt', Buffer.from('first'));
      const taken = { code: 'EEXIST' };
      await expect(storage.put('a.txt', Buffer.from('second'))).rejects.toMatchObject(taken);
      await expect(storage.putFile('a.txt', await fileOf(Buffer.from('third')))).rejects.toMatchObject(taken);
      expect(await text(storage.open('a.txt'))).toBe('first');
    });

    it('gives a name to exactly one of many at once', async () => {
      const storage = open();
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, (_, n) => storage.put('same.txt', Buffer.from(`${n}`))),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    });

    it('gives a file of its own, and never writes over one', async () => {
      const storage = open();
      const bytes = randomBytes(300_000);
      await storage.put('works/a.bin', bytes);
      const copy = path.join(folder, randomBytes(6).toString('hex'));
      await storage.copyTo('works/a.bin', copy);
      expect(await readFile(copy)).toEqual(bytes);
      await expect(storage.copyTo('works/a.bin', copy)).rejects.toMatchObject({ code: 'EEXIST' });
      await storage.remove('works/a.bin');
      expect(await readFile(copy)).toEqual(bytes);
      await expect(storage.copyTo('works/a.bin', `${copy}-2`)).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('knows what it does not have', async () => {
      const storage = open();
      expect(await storage.head('none.txt')).toBeNull();
      await expect(text(storage.open('none.txt'))).rejects.toMatchObject({ code: 'ENOENT' });
      await storage.checkWritable();
    });

    it('takes a file away, once and again', async () => {
      const storage = open();
      await storage.put('a/b.txt', Buffer.from('x'));
      await storage.remove('a/b.txt');
      await storage.remove('a/b.txt');
      expect(await storage.head('a/b.txt')).toBeNull();
      await storage.put('a/b.txt', Buffer.from('new'));
      expect(await text(storage.open('a/b.txt'))).toBe('new');
    });

    it('lists everything', async () => {
      const storage = open();
      const names = ['a/b.txt', 'a/c.txt', 'd.txt', 'e/f/g.txt', 'Світ.txt'];
      for (const [index, name] of names.entries()) await storage.put(name, Buffer.alloc(index + 1));
      const found: string[] = [];
      for await (const { pathname, size, modifiedAt } of storage.list()) {
        expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
        found.push(`${pathname} ${size}`);
      }
      expect(found.sort()).toEqual(names.map((name, index) => `${name} ${index + 1}`).sort());
    });

    it.each(NO_PATHNAMES)('%j is no pathname', async (pathname) => {
      const storage = open();
      const given = await fileOf(Buffer.from('x'));
      await expect(storage.head(pathname)).rejects.toThrow(RangeError);
      await expect(storage.put(pathname, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(storage.putFile(pathname, given)).rejects.toThrow(RangeError);
      await expect(storage.copyTo(pathname, `${given}-copy`)).rejects.toThrow(RangeError);
      await expect(storage.remove(pathname)).rejects.toThrow(RangeError);
      expect(() => storage.open(pathname)).toThrow(RangeError);
    });
  });
}
