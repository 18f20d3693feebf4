import 'server-only';

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Sixty-four hexadecimal digits, and what is kept of that picture. */
const NAME = /^([0-9a-f]{64})(?:\.png|\.none)?$/;
const PARTS = '.parts';

/**
 * Tiles and copies of large pictures in a folder, one below for each recipe: `{hash}/` has the tiles as IIIF names them,
 * `{hash}.png` is the smaller copy that variants are made of, `{hash}.none` says that there is nothing to cut. All of it
 * can be made again, so nothing is synced.
 */
export class TileFiles {
  private readonly used = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly recipe: string,
  ) {}

  /** The file of a tile by the last parts of its address, whether or not it exists. */
  tileOf(hash: string, region: string, size: string): string {
    return path.join(this.place(hash), region, size, '0', 'default.jpg');
  }

  isCut(hash: string): Promise<boolean> {
    return stat(this.place(hash)).then(
      (found) => found.isDirectory(),
      () => false,
    );
  }

  /** Whether the picture is one of which no tiles are cut. */
  isRefused(hash: string): Promise<boolean> {
    return isThere(`${this.place(hash)}.none`);
  }

  async refuse(hash: string): Promise<void> {
    await mkdir(path.dirname(this.place(hash)), { recursive: true });
    await writeFile(`${this.place(hash)}.none`, '');
  }

  isReduced(hash: string): Promise<boolean> {
    return isThere(`${this.place(hash)}.png`);
  }

  /** Null if there is none. */
  readReduced(hash: string): Promise<Buffer | null> {
    return readFile(`${this.place(hash)}.png`).catch(() => null);
  }

  keepTiles(made: string, hash: string): Promise<void> {
    return this.keep(made, this.place(hash));
  }

  keepReduced(made: string, hash: string): Promise<void> {
    return this.keep(made, `${this.place(hash)}.png`);
  }

  /** Lends an empty folder for the duration of `work`. */
  async inPart<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const name = randomBytes(9).toString('base64url');
    const folder = path.join(this.root, PARTS, name);
    this.used.add(name);
    try {
      await mkdir(folder, { recursive: true });
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
      this.used.delete(name);
    }
  }

  /** Removes other recipes' files, what a killed process left, and all that is of none of the given hashes. */
  async sweep(known: (hashes: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    for (const name of await readdir(this.root).catch(() => [])) {
      if (name !== this.recipe && name !== PARTS) await this.remove(path.join(this.root, name));
    }
    for (const name of await readdir(path.join(this.root, PARTS)).catch(() => [])) {
      if (!this.used.has(name)) await this.remove(path.join(this.root, PARTS, name));
    }
    const folder = path.join(this.root, this.recipe);
    for (const shelf of await readdir(folder).catch(() => [])) {
      const names = await readdir(path.join(folder, shelf)).catch(() => []);
      const kept = await known(names.flatMap((name) => NAME.exec(name)?.[1] ?? []));
      for (const name of names) {
        if (!kept.has(NAME.exec(name)?.[1] ?? '')) await this.remove(path.join(folder, shelf, name));
      }
    }
  }

  private async keep(made: string, place: string): Promise<void> {
    await mkdir(path.dirname(place), { recursive: true });
    await this.remove(place);
    await rename(made, place);
  }

  private remove(place: string): Promise<void> {
    return rm(place, { recursive: true, force: true });
  }

  private place(hash: string): string {
    return path.join(this.root, this.recipe, hash.slice(0, 2), hash);
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
