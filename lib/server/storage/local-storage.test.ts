import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepsTheContract } from '@/tests/contracts/media-storage';
import { LocalStorage } from './local-storage';

let folder: string;
let root: string;
let storage: LocalStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  root = path.join(folder, 'media');
  storage = new LocalStorage(root);
});
/** Nothing may be left in the folder of what comes in. */
async function visible(): Promise<string[]> {
  expect(await readdir(path.join(root, '.incoming'))).toEqual([]);
  return (await readdir(root)).filter((name) => name !== '.incoming');
}
afterEach(() => rm(folder, { recursive: true, force: true }));

keepsTheContract(() => storage);

describe('files in a folder (architecture, "Media storage")', () => {
  it('are never overwritten, and leave nothing beside them', async () => {
    await storage.put('a.txt', Buffer.from('first'));
    await expect(storage.put('a.txt', Buffer.from('second'))).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(path.join(root, 'a.txt'), 'utf8')).toBe('first');
    expect(await visible()).toEqual(['a.txt']);
  });

  it('of many at once exactly one gets the name', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => storage.put('same.txt', Buffer.from(`${n}`))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(await visible()).toEqual(['same.txt']);
  });

  it('a folder is none', async () => {
    await mkdir(path.join(root, 'folder'), { recursive: true });
    expect(await storage.head('folder')).toBeNull();
  });
});

describe('a file of this machine', () => {
  it.runIf(existsSync('/dev/shm'))('comes from another disk too', async () => {
    const elsewhere = await mkdtemp('/dev/shm/storage-');
    await writeFile(path.join(elsewhere, 'a'), 'x'.repeat(100_000));
    await storage.putFile('far.bin', path.join(elsewhere, 'a'));
    await rm(elsewhere, { recursive: true });
    expect(await storage.head('far.bin')).toMatchObject({ size: 100_000 });
    expect(await visible()).toEqual(['far.bin']);
  });

  it('is listed with all others, and nothing hidden or linked is', async () => {
    await storage.put('a/b.txt', Buffer.from('123'));
    await storage.put('c.txt', Buffer.from('1'));
    await writeFile(path.join(storage.incoming, 'half'), 'x');
    await symlink(path.join(root, 'c.txt'), path.join(root, 'd.txt'));
    const found: string[] = [];
    for await (const { pathname, size } of storage.list()) found.push(`${pathname} ${size}`);
    expect(found.sort()).toEqual(['a/b.txt 3', 'c.txt 1']);
  });
});

describe('what is outside stays outside (security M-1)', () => {
  it('no link is followed, neither of a file nor of a folder on the way', async () => {
    await mkdir(path.join(folder, 'elsewhere'));
    await writeFile(path.join(folder, 'elsewhere', 'secret.txt'), 'secret');
    await mkdir(root);
    await symlink(path.join(folder, 'elsewhere', 'secret.txt'), path.join(root, 'file.txt'));
    await symlink(path.join(folder, 'elsewhere'), path.join(root, 'link'));
    expect(await storage.head('file.txt')).toBeNull();
    expect(await storage.head('link/secret.txt')).toBeNull();
    await expect(storage.put('link/new.txt', Buffer.from('x'))).rejects.toThrow(RangeError);
    await storage.remove('link/secret.txt');
    expect(await readdir(path.join(folder, 'elsewhere'))).toEqual(['secret.txt']);
  });

  it('the root itself may be a link', async () => {
    await mkdir(path.join(folder, 'disk'));
    await symlink(path.join(folder, 'disk'), path.join(folder, 'link'));
    const linked = new LocalStorage(path.join(folder, 'link'));
    await linked.put('a.txt', Buffer.from('x'));
    expect(await linked.head('a.txt')).toMatchObject({ size: 1 });
  });
});
