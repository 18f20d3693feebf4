import 'server-only';

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The hash of the film, and the width. */
const NAME = /^([0-9a-f]{64})-\d{3,4}\.mp4$/;
const PARTS = '.parts';

/**
 * Films at other sizes in a folder, one below for each recipe, as `{hash}-{width}.mp4`. All of it can be made again, so
 * nothing is synced.
 */
export class FilmFiles {
  private readonly used = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly recipe: string,
  ) {}

  /** Whether or not it exists. */
  fileOf(hash: string, width: number): string {
    return path.join(
      /* turbopackIgnore: true */ this.root,
      this.recipe,
      hash.slice(0, 2),
      `${hash}-${width}.mp4`,
    );
  }

  /** Bytes of a made film; null if it has not been made. */
  sizeOf(hash: string, width: number): Promise<number | null> {
    return stat(this.fileOf(hash, width)).then(
      ({ size }) => size,
      () => null,
    );
  }

  async keep(made: string, hash: string, width: number): Promise<void> {
    const place = this.fileOf(hash, width);
    await mkdir(path.dirname(place), { recursive: true });
    await rename(made, place);
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

  /** Removes other recipes' films, what a killed process left, and all that is of none of the known hashes. */
  async sweep(known: (hashes: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    for (const name of await namesIn(this.root)) {
      if (name !== this.recipe && name !== PARTS) await remove(path.join(this.root, name));
    }
    for (const name of await namesIn(path.join(this.root, PARTS))) {
      if (!this.used.has(name)) await remove(path.join(this.root, PARTS, name));
    }
    const folder = path.join(this.root, this.recipe);
    for (const shelf of await namesIn(folder)) {
      const names = await namesIn(path.join(folder, shelf));
      const kept = await known(names.flatMap((name) => NAME.exec(name)?.[1] ?? []));
      for (const name of names) {
        if (!kept.has(NAME.exec(name)?.[1] ?? '')) await remove(path.join(folder, shelf, name));
      }
    }
  }
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

function remove(place: string): Promise<void> {
  return rm(place, { recursive: true, force: true });
}
