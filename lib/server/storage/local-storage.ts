import 'server-only';

import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, copyFile, link, lstat, mkdir, open, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { checkPathname } from './plain-pathname';
import type { ByteRange, MediaStorage, StoredEntry, StoredFile } from './storage-port';
import { walkFolder } from './walk-folder';

/** Another disk, or one whose file system has no second names. */
const CANNOT_LINK = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

/** Files in a folder on this machine. */
export class LocalStorage implements MediaStorage {
  private readonly root: string;
  /** Within the folder, so that it lies on the same disk; its dot keeps it from being a pathname. */
  readonly incoming: string;

  constructor(folder: string) {
    this.root = path.resolve(folder);
    this.incoming = path.join(this.root, '.incoming');
  }

  async put(pathname: string, bytes: Buffer): Promise<void> {
    this.fileOf(pathname);
    const beside = await this.newIncoming();
    try {
      const handle = await open(beside, 'wx');
      await handle.writeFile(bytes).finally(() => handle.close());
      await this.putFile(pathname, beside);
    } finally {
      await rm(beside, { force: true });
    }
  }

  /** Written elsewhere, synced and then linked: a killed process leaves a whole file or none (security O-3). */
  async putFile(pathname: string, given: string): Promise<void> {
    const file = this.fileOf(pathname);
    const folder = path.dirname(file);
    const made = await mkdir(folder, { recursive: true });
    if (!(await this.isWithin(folder))) throw new RangeError('This folder leads out of the library.');
    await syncTo(given);
    await link(given, file).catch(async (error: NodeJS.ErrnoException) => {
      if (!CANNOT_LINK.has(error.code ?? '')) throw error;
      await this.copyIn(given, file);
    });
    await syncFolders(folder, made === undefined ? folder : path.dirname(made));
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

  async copyTo(pathname: string, file: string): Promise<void> {
    const stored = this.fileOf(pathname);
    await link(stored, file).catch(async (error: NodeJS.ErrnoException) => {
      if (!CANNOT_LINK.has(error.code ?? '')) throw error;
      await copyFile(stored, file, constants.COPYFILE_EXCL);
      await syncTo(file);
    });
  }

  async remove(pathname: string): Promise<void> {
    if ((await this.head(pathname)) === null) return;
    const file = this.fileOf(pathname);
    await rm(file, { force: true });
    await syncFolders(path.dirname(file), path.dirname(file));
  }

  list(): AsyncIterable<StoredEntry> {
    return walkFolder(this.root);
  }

  async checkWritable(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.R_OK | constants.W_OK);
  }

  /** From another disk. */
  private async copyIn(given: string, file: string): Promise<void> {
    const beside = await this.newIncoming();
    try {
      await copyFile(given, beside, constants.COPYFILE_EXCL);
      await syncTo(beside);
      await link(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
  }

  private async newIncoming(): Promise<string> {
    await mkdir(this.incoming, { recursive: true });
    return path.join(this.incoming, `${randomBytes(9).toString('base64url')}.part`);
  }

  /** No folder of the way leads out by a link (security M-1). */
  private async isWithin(folder: string): Promise<boolean> {
    const [root, real] = await Promise.all([realpath(this.root), realpath(folder)]);
    return real === root || real.startsWith(root + path.sep);
  }

  /** The file of a pathname, and never one outside of the folder or one that begins with a dot (security M-1). */
  private fileOf(pathname: string): string {
    checkPathname(pathname);
    const file = path.join(this.root, ...pathname.split('/'));
    if (!file.startsWith(this.root + path.sep)) throw new RangeError('Not a pathname of the library.');
    return file;
  }
}

async function syncTo(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * Makes new names last through a power cut, from a folder up to the one above it that was there before; a folder cannot
 * be synced on every system, and then need not be.
 */
async function syncFolders(folder: string, upTo: string): Promise<void> {
  for (let each = folder; ; each = path.dirname(each)) {
    const handle = await open(each, 'r').catch(() => null);
    await handle?.sync().catch(() => undefined);
    await handle?.close();
    if (each === upTo || each === path.dirname(each)) return;
  }
}
