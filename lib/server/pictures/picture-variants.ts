import 'server-only';

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@/lib/domain/errors';
import { isForViewing, type Variant } from '@/lib/domain/media/variants';
import type { WorkQueue } from '@/lib/server/work-queue';
import { encodeAvif, encodeWebp, inspectPicture } from './picture-codec';
import type { VariantFiles } from './variant-files';

/** A broken picture is not tried again with every visit. */
const REMEMBER_FAULT_MS = 5 * 60 * 1000;
const MAX_REMEMBERED = 10_000;

export interface PictureSource {
  pathname: string;
  /** SHA-256 of the bytes, lower-case hex. */
  hash: string;
}

/** Null for an animated picture: only the stored file shows it whole. */
export type MadePicture = { form: 'webp' | 'avif'; bytes: Buffer; file: string } | null;

interface Parts {
  files: VariantFiles;
  queue: WorkQueue;
  /** The bytes of a stored file, piece by piece. */
  open(pathname: string): AsyncIterable<Buffer>;
  /** The copy of a file that is too large to be decoded here; null for any other. */
  reduced(pathname: string): Promise<Buffer | null>;
  /** Which stored file has these bytes; null when none has (any more). */
  find(hash: string): Promise<string | null>;
  now(): number;
}

/**
 * Pictures at the widths that pages ask for: WebP made when it is first asked for, once for all who ask, and AVIF made
 * afterwards while nothing else is to do (decision 10).
 */
export class PictureVariants {
  private readonly parts: Parts;
  private readonly making = new Map<string, Promise<Buffer | null>>();
  private readonly refining = new Set<string>();
  private readonly moving = new Set<string>();
  private readonly faults = new Map<string, { error: AppError; until: number }>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** @throws {AppError} `validation_failed` for what cannot be decoded, `unavailable` when too much is to do */
  async get(source: PictureSource, variant: Variant, takesAvif: boolean): Promise<MadePicture> {
    if (this.moving.has(source.hash)) return null;
    const key = keyOf(source.hash, variant);
    const forms = await this.parts.files.formsOf(key);
    if (forms.has('webp')) {
      const form = takesAvif && forms.has('avif') ? 'avif' : 'webp';
      const bytes = await this.parts.files.read(key, form);
      if (bytes) return { form, bytes, file: this.parts.files.fileOf(key, form) };
    }
    const bytes = await this.makeOnce(key, source, variant);
    return bytes && { form: 'webp', bytes, file: this.parts.files.fileOf(key, 'webp') };
  }

  /** Makes the AVIF pictures that were missing when the process stopped. */
  async resume(): Promise<void> {
    for (const key of await this.parts.files.withoutVerdict()) {
      const [hash = '', width, quality] = key.split('-');
      const variant = { width: Number(width), quality: Number(quality) };
      if (!isForViewing(variant)) continue;
      const pathname = await this.parts.find(hash);
      if (pathname !== null) await this.refine(key, { pathname, hash }, variant);
    }
  }

  /** Shared by all who wait: it continues when the first caller has gone. */
  private makeOnce(key: string, source: PictureSource, variant: Variant): Promise<Buffer | null> {
    const fault = this.faults.get(source.hash);
    if (fault && fault.until > this.parts.now()) return Promise.reject(fault.error);
    const underWay = this.making.get(key);
    if (underWay) return underWay;
    const made = this.parts.queue
      .run(() => this.make(key, source, variant))
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'validation_failed')
          this.remember(source.hash, error);
        throw error;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async make(key: string, source: PictureSource, variant: Variant): Promise<Buffer | null> {
    const original = await this.readOriginal(source);
    const traits = await inspectPicture(original);
    if (traits.isAnimated) {
      if (this.moving.size < MAX_REMEMBERED) this.moving.add(source.hash);
      return null;
    }
    const bytes = await encodeWebp(original, traits, variant);
    // A full disk costs the next visitor time; this one gets the picture.
    const isKept = await this.parts.files.put(key, 'webp', bytes).then(
      () => true,
      () => false,
    );
    if (isKept && isForViewing(variant)) void this.refine(key, source, variant).catch(() => undefined);
    return bytes;
  }

  /** AVIF is kept only where it is the smaller one; that it is not is kept, too. */
  private async refine(key: string, source: PictureSource, variant: Variant): Promise<void> {
    if (this.refining.has(key)) return;
    this.refining.add(key);
    try {
      await this.parts.queue.runWhenIdle(async () => {
        const webp = await this.parts.files.read(key, 'webp');
        if (!webp) return;
        const beganAt = this.parts.now();
        const original = await this.readOriginal(source);
        const avif = await encodeAvif(original, await inspectPicture(original), variant).catch(() => null);
        if (avif && avif.length < webp.length) await this.parts.files.put(key, 'avif', avif);
        else await this.parts.files.put(key, 'none', Buffer.alloc(0));
        // Half of one core at most, for pages are to be answered, too.
        await pause(this.parts.now() - beganAt);
      });
    } finally {
      this.refining.delete(key);
    }
  }

  /** Variants are kept by the hash, so bytes that are not of it must not come under it. */
  private async readOriginal({ pathname, hash }: PictureSource): Promise<Buffer> {
    const reduced = await this.parts.reduced(pathname);
    if (reduced) return reduced;
    const pieces: Buffer[] = [];
    // Hashed piece by piece: all at once, a large file would hold up every other answer.
    const sum = createHash('sha256');
    try {
      for await (const piece of this.parts.open(pathname)) {
        sum.update(piece);
        pieces.push(piece);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new AppError('not_found', 'There is no such file.', { cause: error });
    }
    if (sum.digest('hex') === hash) return Buffer.concat(pieces);
    throw new AppError('unavailable', 'This file is just being changed. Please try again in a moment.');
  }

  private remember(hash: string, error: AppError): void {
    const [oldest] = this.faults.keys();
    if (this.faults.size >= MAX_REMEMBERED && oldest !== undefined) this.faults.delete(oldest);
    this.faults.set(hash, { error, until: this.parts.now() + REMEMBER_FAULT_MS });
  }
}

/** Keyed by content, so that a file replaced under the same name never shows old pixels. */
function keyOf(hash: string, { width, quality }: Variant): string {
  return `${hash}-${width}-${quality}`;
}
