import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VariantFiles } from './variant-files';

const KEY = `${'a'.repeat(64)}-320-75`;
const OTHER = `${'b'.repeat(64)}-640-75`;
const NOW = Date.now();

let root: string;
let files: VariantFiles;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'variants-'));
  files = new VariantFiles(root, '2');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const everything = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map((each) => path.relative(root, path.join(each.parentPath, each.name)))
    .sort();

/** Makes a file look as if it had been made that long ago. */
async function age(key: string, form: string, hours: number): Promise<void> {
  const at = new Date(NOW - hours * 3_600_000);
  await utimes(path.join(root, '2', key.slice(0, 2), `${key}.${form}`), at, at);
}

describe('made pictures in a folder', () => {
  it('come back, also to the next process, and leave nothing beside them', async () => {
    expect([...(await files.formsOf(KEY))]).toEqual([]);
    expect(await files.read(KEY, 'webp')).toBeNull();
    await files.put(KEY, 'webp', Buffer.from('w'));
    await files.put(KEY, 'avif', Buffer.from('a'));
    for (const each of [files, new VariantFiles(root, '2')]) {
      expect([...(await each.formsOf(KEY))]).toEqual(['webp', 'avif']);
      expect(String(await each.read(KEY, 'avif'))).toBe('a');
    }
    expect(await everything()).toEqual([`2/aa/${KEY}.avif`, `2/aa/${KEY}.webp`]);
  });

  it('are not those of another recipe', async () => {
    await files.put(KEY, 'webp', Buffer.from('w'));
    expect([...(await new VariantFiles(root, '3').formsOf(KEY))]).toEqual([]);
  });

  it('may be taken away under a running process', async () => {
    await files.put(KEY, 'webp', Buffer.from('w'));
    await rm(path.join(root, '2'), { recursive: true });
    expect(await files.read(KEY, 'webp')).toBeNull();
    expect([...(await files.formsOf(KEY))]).toEqual([]);
  });

  it('tell which have not been tried as AVIF, newest first', async () => {
    const third = `${'c'.repeat(64)}-320-75`;
    for (const key of [KEY, OTHER, third]) await files.put(key, 'webp', Buffer.from('w'));
    await age(KEY, 'webp', 2);
    await age(OTHER, 'webp', 1);
    await age(third, 'webp', 3);
    expect(await files.withoutVerdict()).toEqual([OTHER, KEY, third]);
    await files.put(KEY, 'none', Buffer.alloc(0));
    await files.put(third, 'avif', Buffer.from('a'));
    expect(await files.withoutVerdict()).toEqual([OTHER]);
  });
});

describe('the space they take', () => {
  it('is bounded: the oldest go first', async () => {
    await files.put(KEY, 'webp', Buffer.alloc(100));
    await files.put(OTHER, 'webp', Buffer.alloc(100));
    await age(KEY, 'webp', 2);
    await files.sweep(200, NOW);
    expect((await everything()).length).toBe(2);
    await files.sweep(150, NOW);
    expect(await everything()).toEqual([`2/bb/${OTHER}.webp`]);
    expect([...(await files.formsOf(KEY))]).toEqual([]);
  });

  it('is not taken by other recipes, nor by what a killed process left', async () => {
    await files.put(KEY, 'webp', Buffer.from('w'));
    await new VariantFiles(root, '1').put(KEY, 'webp', Buffer.from('old'));
    const [halfOld, halfNew] = ['.old.part', '.new.part'].map((name) => path.join(root, '2', 'aa', name));
    await mkdir(path.join(root, '2', 'aa'), { recursive: true });
    for (const file of [halfOld, halfNew]) await writeFile(file ?? '', 'x');
    await utimes(halfOld ?? '', new Date(NOW - 7_200_000), new Date(NOW - 7_200_000));
    await files.sweep(1000, NOW);
    expect(await everything()).toEqual([`2/aa/.new.part`, `2/aa/${KEY}.webp`]);
  });

  it('is none where nothing was made yet', async () => {
    await new VariantFiles(path.join(root, 'none'), '1').sweep(0, NOW);
    expect(await everything()).toEqual([]);
  });
});
