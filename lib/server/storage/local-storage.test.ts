import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalStorage } from './local-storage';

let folder: string;
let root: string;
let storage: LocalStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  root = path.join(folder, 'media');
  storage = new LocalStorage(root);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('files in a folder (architecture, "Media storage")', () => {
  it('come back as they were stored, whole or in part', async () => {
    await storage.put('works/морва.txt', Buffer.from('0123456789'));
    expect(await storage.head('works/морва.txt')).toMatchObject({ size: 10, modifiedAt: expect.any(Date) });
    expect(await text(storage.open('works/морва.txt'))).toBe('0123456789');
    expect(await text(storage.open('works/морва.txt', { start: 2, end: 4 }))).toBe('234');
  });

  it('are never overwritten, and leave nothing beside them', async () => {
    await storage.put('a.txt', Buffer.from('first'));
    await expect(storage.put('a.txt', Buffer.from('second'))).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(path.join(root, 'a.txt'), 'utf8')).toBe('first');
    expect(await readdir(root)).toEqual(['a.txt']);
  });

  it('of many at once exactly one gets the name', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => storage.put('same.txt', Buffer.from(`${n}`))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(await readdir(root)).toEqual(['same.txt']);
  });

  it('are not there until they are stored', async () => {
    expect(await storage.head('none.txt')).toBeNull();
    await storage.checkWritable();
    await mkdir(path.join(root, 'folder'));
    expect(await storage.head('folder')).toBeNull();
  });
});

describe('what is outside stays outside (security M-1)', () => {
  it.each([
    ...['../secret.txt', 'a/../../secret.txt', '/etc/passwd', '', '/', 'a//b', 'a/', './a', '.env'],
    ...['a/.hidden', '..', 'a/..', '..\\secret.txt', 'a\\b', 'a\0', 'a\nb'],
  ])('%j is no pathname', async (pathname) => {
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    await expect(storage.head(pathname)).rejects.toThrow(RangeError);
    await expect(storage.put(pathname, Buffer.from('x'))).rejects.toThrow(RangeError);
    expect(() => storage.open(pathname)).toThrow(RangeError);
  });

  it('no link is followed, neither of a file nor of a folder on the way', async () => {
    await mkdir(path.join(folder, 'elsewhere'));
    await writeFile(path.join(folder, 'elsewhere', 'secret.txt'), 'secret');
    await mkdir(root);
    await symlink(path.join(folder, 'elsewhere', 'secret.txt'), path.join(root, 'file.txt'));
    await symlink(path.join(folder, 'elsewhere'), path.join(root, 'door'));
    expect(await storage.head('file.txt')).toBeNull();
    expect(await storage.head('door/secret.txt')).toBeNull();
  });

  it('the root itself may be a link', async () => {
    await mkdir(path.join(folder, 'disk'));
    await symlink(path.join(folder, 'disk'), path.join(folder, 'link'));
    const linked = new LocalStorage(path.join(folder, 'link'));
    await linked.put('a.txt', Buffer.from('x'));
    expect(await linked.head('a.txt')).toMatchObject({ size: 1 });
  });
});
