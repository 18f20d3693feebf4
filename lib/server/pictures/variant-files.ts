import 'server-only';

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureRoomFor } from '@/lib/server/storage/disk-space';

/** `none` marks that AVIF was tried in vain. */
export type VariantForm = 'webp' | 'avif' | 'none';

/** Sixty-four hexadecimal digits, a width, a quality and, of a cropped picture, where. */
const NAME = /^([0-9a-f]{64}-\d+-\d+(?:-\d+)?)\.(webp|avif|none)$/;
const PART_MAX_AGE_MS = 60 * 60 * 1000;

interface FoundFile {
  file: string;
  key: string;
  form: VariantForm;
  bytes: number;
  madeAt: number;
}

/** Made pictures in a folder, one below for each recipe. What is here can be made again, so nothing is synced. */
export class VariantFiles {
  private readonly root: string;
  private readonly recipe: string;
  /** Known forms of each variant, as far as this process has read them. */
  private readonly known = new Map<string, ReadonlySet<VariantForm>>();

  constructor(root: string, recipe: string) {
    this.root = root;
    this.recipe = recipe;
  }

  /** The forms that a variant has. */
  async formsOf(key: string): Promise<ReadonlySet<VariantForm>> {
    const known = this.known.get(key);
    if (known) return known;
    const candidates: VariantForm[] = ['webp', 'avif', 'none'];
    const found = await Promise.all(candidates.map((form) => stat(this.fileOf(key, form)).catch(() => null)));
    const forms = new Set(candidates.filter((_, index) => found[index]?.isFile()));
    if (forms.size > 0) this.known.set(key, forms);
    return forms;
  }

  /** Null when the file has gone: it is then made anew. */
  async read(key: string, form: 'webp' | 'avif'): Promise<Buffer | null> {
    const bytes = await readFile(this.fileOf(key, form)).catch(() => null);
    if (!bytes) this.known.delete(key);
    return bytes;
  }

  /** Whole or not at all; rejects where it would leave too little room to what cannot be made again. */
  async put(key: string, form: VariantForm, bytes: Buffer): Promise<void> {
    const file = this.fileOf(key, form);
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true });
    await ensureRoomFor(bytes.length, folder);
    const part = path.join(folder, `.${randomBytes(9).toString('base64url')}.part`);
    try {
      await writeFile(part, bytes);
      await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
    this.known.set(key, new Set([...((await this.formsOf(key)) ?? []), form]));
  }

  /**
   * Runs work with a folder for files that are being made, whose names end in `.part`; it is removed afterwards, or swept after
   * a kill.
   */
  async withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = path.join(this.root, this.recipe, randomBytes(9).toString('base64url'));
    await mkdir(folder, { recursive: true });
    try {
      await ensureRoomFor(0, folder);
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Takes over a file that {@link withFolder} has room for. */
  async adopt(key: string, form: VariantForm, made: string): Promise<void> {
    const file = this.fileOf(key, form);
    await mkdir(path.dirname(file), { recursive: true });
    await rename(made, file);
    this.known.set(key, new Set([...(await this.formsOf(key)), form]));
  }

  /** Variants that have a WebP and whose AVIF has not been tried, newest first. */
  async withoutVerdict(): Promise<string[]> {
    const files = (await this.list()).sort((a, b) => b.madeAt - a.madeAt);
    const judged = new Set(files.filter(({ form }) => form !== 'webp').map(({ key }) => key));
    return files.filter(({ form, key }) => form === 'webp' && !judged.has(key)).map(({ key }) => key);
  }

  /** Removes other recipes' files, halves of a killed process, and the oldest until no more than `maxBytes` are left. */
  async sweep(maxBytes: number, now: number): Promise<void> {
    for (const name of await readdir(this.root).catch(() => [])) {
      if (name !== this.recipe) await rm(path.join(this.root, name), { recursive: true, force: true });
    }
    for (const { file, modifiedAt } of await this.parts()) {
      if (modifiedAt < now - PART_MAX_AGE_MS) await rm(file, { force: true });
    }
    const files = (await this.list()).sort((a, b) => a.madeAt - b.madeAt);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { file, key, bytes } of files) {
      if (total <= maxBytes) break;
      await rm(file, { force: true });
      this.known.delete(key);
      total -= bytes;
    }
  }

  /** The path of a form of a variant, whether or not it exists. */
  fileOf(key: string, form: VariantForm): string {
    // Without the note the build takes every file of the project for one that may be read here.
    return path.join(/* turbopackIgnore: true */ this.root, this.recipe, key.slice(0, 2), `${key}.${form}`);
  }

  private async list(): Promise<FoundFile[]> {
    const found: FoundFile[] = [];
    for (const file of await this.entries()) {
      const [, key, form] = NAME.exec(path.basename(file)) ?? [];
      const facts = key === undefined ? null : await stat(file).catch(() => null);
      if (key !== undefined && facts)
        found.push({ file, key, form: form as VariantForm, bytes: facts.size, madeAt: facts.mtimeMs });
    }
    return found;
  }

  private async parts(): Promise<{ file: string; modifiedAt: number }[]> {
    const parts = (await this.entries()).filter((file) => file.endsWith('.part'));
    const facts = await Promise.all(parts.map((file) => stat(file).catch(() => null)));
    return parts.flatMap((file, index) => {
      const modifiedAt = facts[index]?.mtimeMs;
      return modifiedAt === undefined ? [] : [{ file, modifiedAt }];
    });
  }

  private async entries(): Promise<string[]> {
    const folder = path.join(this.root, this.recipe);
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
  }
}
