import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from './entry';
import { EntryFiles } from './entry-files';

let folder: string;
let files: EntryFiles;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entry-files-'));
  files = new EntryFiles(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function entryOf(key: string, body = 'body'): Entry {
  return {
    key,
    kind: 'page',
    buildId: 'build',
    source: 'database',
    seq: 1,
    tags: [],
    status: 200,
    headers: {},
    etag: '"1"',
    renderedAt: 1,
    gzip: Buffer.from(body),
  };
}

async function pathsOf(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
}

describe('EntryFiles', () => {
  it('reads what it wrote, and replaces it', async () => {
    await files.write(entryOf('en/about', 'old'));
    await files.write(entryOf('en/about', 'new'));
    expect((await files.read('en/about'))?.gzip.toString()).toBe('new');
    expect(await pathsOf()).toHaveLength(1);
  });

  it.each(['../../etc/passwd', 'en/..', '/', 'a'.repeat(5000), 'en/\u0000', 'uk/їжак', ''])(
    'keeps any key inside its folder: %j',
    async (key) => {
      await files.write(entryOf(key));
      expect((await files.read(key))?.key).toBe(key);
      for (const file of await pathsOf()) {
        expect(path.relative(folder, file)).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{62}\.page$/);
      }
    },
  );

  it('reads nothing from a file that is cut short, or that is another key’s', async () => {
    await files.write(entryOf('en/about'));
    const [file = ''] = await pathsOf();
    const bytes = await readFile(file);
    await files.write(entryOf('en/works'));
    const other = (await pathsOf()).find((each) => each !== file) ?? '';
    await writeFile(other, bytes);
    expect(await files.read('en/works')).toBeNull();
    await writeFile(file, bytes.subarray(0, bytes.length - 1));
    expect(await files.read('en/about')).toBeNull();
  });

  it('leaves the old file when a write is killed in the middle, and sweeps the part away later', async () => {
    await files.write(entryOf('en/about', 'old'));
    const [file = ''] = await pathsOf();
    const part = `${file}.0123456789ab.tmp`;
    await writeFile(part, 'half');
    expect((await files.read('en/about'))?.gzip.toString()).toBe('old');
    await files.sweep(1_000_000);
    expect(await pathsOf()).toContain(part);
    const longAgo = new Date(Date.now() - 120_000);
    await utimes(part, longAgo, longAgo);
    await files.sweep(1_000_000);
    expect(await pathsOf()).toEqual([file]);
  });

  it('leaves no part behind when it cannot write', async () => {
    await files.write(entryOf('en/about', 'old'));
    const [file = ''] = await pathsOf();
    await rm(file);
    await mkdir(file);
    await writeFile(path.join(file, 'x'), '');
    await expect(files.write(entryOf('en/about', 'new'))).rejects.toThrow();
    expect(await pathsOf()).toEqual([path.join(file, 'x')]);
  });

  it('removes what is there, and does not mind what is not', async () => {
    await files.write(entryOf('en/about'));
    await files.remove('en/about');
    await files.remove('en/about');
    expect(await pathsOf()).toEqual([]);
    await expect(new EntryFiles(path.join(folder, 'never-made')).sweep(0)).resolves.toBeUndefined();
  });
});
