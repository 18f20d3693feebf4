import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRoomFor } from '@/lib/server/storage/disk-space';
import { decodeEntry, type Entry, encodeEntry } from './entry';

/** Entries on disk, one file each, named by the key alone, so that a new build finds the old build's pages. */
export class EntryFiles {
  constructor(private readonly folder: string) {}

  private fileOf(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return path.join(this.folder, hash.slice(0, 2), `${hash.slice(2)}.page`);
  }

  /** The entry, or null when there is none or its file cannot be read. */
  async read(key: string): Promise<Entry | null> {
    const bytes = await readFile(this.fileOf(key)).catch(() => null);
    const entry = bytes && decodeEntry(bytes);
    return entry && entry.key === key ? entry : null;
  }

  /**
   * Writes a new file and renames it, so that a crash leaves the old one or the new one, never a part. Skipped
   * when the disk is nearly full: a page can be rendered again, and saved content needs the space.
   */
  async write(entry: Entry): Promise<void> {
    const file = this.fileOf(entry.key);
    const beside = `${file}.${randomBytes(6).toString('hex')}.tmp`;
    const bytes = encodeEntry(entry);
    if (!(await isRoomFor(bytes.length, this.folder))) return;
    try {
      await writeFile(beside, bytes).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(beside, bytes);
      });
      await rename(beside, file);
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  /** Removes left-over part files and, beyond `maxBytes`, the entries that were rendered longest ago. */
  async sweep(maxBytes: number): Promise<void> {
    const found: { file: string; bytes: number; at: number }[] = [];
    for (const shelf of await readdir(this.folder).catch(() => [])) {
      for (const name of await readdir(path.join(this.folder, shelf)).catch(() => [])) {
        const file = path.join(this.folder, shelf, name);
        const facts = await stat(file).catch(() => null);
        if (!facts) continue;
        if (name.endsWith('.page')) found.push({ file, bytes: facts.size, at: facts.mtimeMs });
        else if (facts.mtimeMs < Date.now() - 60_000) await rm(file, { force: true });
      }
    }
    let total = found.reduce((sum, each) => sum + each.bytes, 0);
    found.sort((a, b) => a.at - b.at);
    for (const each of found) {
      if (total <= maxBytes) break;
      await rm(each.file, { force: true });
      total -= each.bytes;
    }
  }
}
