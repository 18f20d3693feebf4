import 'server-only';

import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, link, lstat, mkdir, open, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, MediaStorage, StoredFile } from './storage-port';

/** Files in a folder on this machine. */
export class LocalStorage implements MediaStorage {
  private readonly root: string;

  constructor(folder: string) {
    this.root = path.resolve(folder);
  }

  /** Written beside, synced and then linked: a killed process leaves a whole file or none (security.md O-3). */
  async put(pathname: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(pathname);
    await mkdir(path.dirname(file), { recursive: true });
    const beside = path.join(path.dirname(file), `.${randomBytes(9).toString('base64url')}.part`);
    try {
      await writeThrough(beside, bytes);
      await link(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
    await syncFolder(path.dirname(file));
  }

  async head(pathname: string): Promise<StoredFile | null> {
    const file = this.fileOf(pathname);
    const facts = await lstat(file).catch(() => null);
    if (!facts?.isFile() || !(await this.isWithin(path.dirname(file)))) return null;
    return { size: facts.size, modifiedAt: facts.mtime };
  }

  open(pathname: string, range?: ByteRange): Readable {
    return createReadStream(this.fileOf(pathname), range);
  }

  async checkWritable(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.R_OK | constants.W_OK);
  }

  /** No folder of the way leads out by a link (security.md M-1). */
  private async isWithin(folder: string): Promise<boolean> {
    const [root, real] = await Promise.all([realpath(this.root), realpath(folder)]);
    return real === root || real.startsWith(root + path.sep);
  }

  /** The file of a pathname, and never one outside of the folder or one that begins with a dot (security.md M-1). */
  private fileOf(pathname: string): string {
    const segments = pathname.split('/');
    const isPlain = segments.every(
      (each) => each !== '' && !each.startsWith('.') && !/[\\\p{Cc}]/u.test(each),
    );
    const file = path.join(this.root, ...segments);
    if (!isPlain || !file.startsWith(this.root + path.sep))
      throw new RangeError('Not a pathname of the library.');
    return file;
  }
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name last through a power cut; a folder cannot be synced on every system, and then need not be. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
