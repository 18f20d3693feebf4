import 'server-only';

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@/lib/domain/errors';
import type { Size } from '@/lib/domain/media/model';
import { cropWidth, isForViewing, type Variant, variantWidths, viewOf } from '@/lib/domain/media/variants';
import type { WorkQueue } from '@/lib/server/work-queue';
import { type EncodingTask, encodedFile } from './encoding';
import { encodeWebp, inspectPicture } from './picture-codec';
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
  /** Makes AVIF files; gives the widths that were made. */
  encode(task: EncodingTask): Promise<number[]>;
  /** Which stored file has these bytes; null when none has (any more). */
  find(hash: string): Promise<string | null>;
  now(): number;
}

/**
 * Pictures at the widths that pages ask for: AVIF is made before anybody asks, while nothing else is to do, and what is asked
 * for earlier is made as WebP, once for all who ask (decision 10).
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
    for (const form of takesAvif ? (['avif', 'webp'] as const) : (['webp'] as const)) {
      const bytes = forms.has(form) ? await this.parts.files.read(key, form) : null;
      if (bytes) return { form, bytes, file: this.parts.files.fileOf(key, form) };
    }
    const bytes = await this.makeOnce(key, source, variant);
    return bytes && { form: 'webp', bytes, file: this.parts.files.fileOf(key, 'webp') };
  }

  /**
   * Makes the AVIF pictures that pages may ask for, as far as they are missing, while nobody waits for anything.
   * @param width of the picture, in pixels
   */
  prepare(source: PictureSource, width: number): Promise<void> {
    return this.refine(source, variantWidths(width));
  }

  /** The same of its crops, for screens on which only a part of it is seen; none of a picture that is too narrow. */
  async prepareCrops(source: PictureSource, size: Size, crop: number): Promise<void> {
    const width = cropWidth(size);
    if (width !== null) await this.refine(source, variantWidths(width), crop);
  }

  /** Makes the AVIF pictures that were missing when the process stopped. */
  async resume(): Promise<void> {
    const missing = new Map<string, { hash: string; crop?: number; widths: number[] }>();
    for (const key of await this.parts.files.withoutVerdict()) {
      const { hash, ...variant } = readKey(key);
      if (!isForViewing(variant)) continue;
      const { width, crop } = variant;
      const name = `${hash}-${crop}`;
      const widths = [...(missing.get(name)?.widths ?? []), width];
      missing.set(name, { hash, widths, ...(crop !== undefined && { crop }) });
    }
    for (const { hash, widths, crop } of missing.values()) {
      const pathname = await this.parts.find(hash);
      if (pathname !== null) await this.refine({ pathname, hash }, widths, crop);
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
    const original = await buffer(this.readOriginal(source));
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
    if (isKept && isForViewing(variant))
      void this.refine(source, [variant.width], variant.crop).catch(() => undefined);
    return bytes;
  }

  private async refine(source: PictureSource, wanted: readonly number[], crop?: number): Promise<void> {
    const keyAt = (width: number) => keyOf(source.hash, viewOf(width, crop));
    const widths = (await this.withoutVerdict(source, wanted, crop)).filter(
      (each) => !this.refining.has(keyAt(each)),
    );
    if (widths.length === 0) return;
    for (const width of widths) this.refining.add(keyAt(width));
    try {
      await this.parts.queue.runWhenIdle(async () => {
        const beganAt = this.parts.now();
        await this.encode(source, widths, crop);
        // Half of one core at most, for pages are to be answered, too.
        await pause(this.parts.now() - beganAt);
      });
    } finally {
      for (const width of widths) this.refining.delete(keyAt(width));
    }
  }

  private async withoutVerdict(
    { hash }: PictureSource,
    widths: readonly number[],
    crop: number | undefined,
  ): Promise<number[]> {
    const found = await Promise.all(
      widths.map((width) => this.parts.files.formsOf(keyOf(hash, viewOf(width, crop)))),
    );
    return widths.filter((_, index) => !found[index]?.has('avif') && !found[index]?.has('none'));
  }

  /** That a picture cannot be made is kept, too. */
  private encode(source: PictureSource, widths: readonly number[], crop: number | undefined): Promise<void> {
    const { files } = this.parts;
    return files.withFolder(async (folder) => {
      const file = path.join(folder, 'original.part');
      await writeFile(file, this.readOriginal(source));
      const made = new Set(
        await this.parts.encode({ file, folder, widths, ...(crop !== undefined && { crop }) }),
      );
      for (const width of widths) {
        const key = keyOf(source.hash, viewOf(width, crop));
        if (made.has(width)) await files.adopt(key, 'avif', encodedFile(folder, width));
        else await files.put(key, 'none', Buffer.alloc(0));
      }
    });
  }

  /** Variants are kept by the hash, so bytes that are not of it must not come under it. */
  private async *readOriginal({ pathname, hash }: PictureSource): AsyncGenerator<Buffer> {
    const reduced = await this.parts.reduced(pathname);
    if (reduced) {
      yield reduced;
      return;
    }
    // Hashed piece by piece: all at once, a large file would hold up every other answer.
    const sum = createHash('sha256');
    try {
      for await (const piece of this.parts.open(pathname)) {
        sum.update(piece);
        yield piece;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new AppError('not_found', 'There is no such file.', { cause: error });
    }
    if (sum.digest('hex') === hash) return;
    throw new AppError('unavailable', 'This file is just being changed. Please try again in a moment.');
  }

  private remember(hash: string, error: AppError): void {
    const [oldest] = this.faults.keys();
    if (this.faults.size >= MAX_REMEMBERED && oldest !== undefined) this.faults.delete(oldest);
    this.faults.set(hash, { error, until: this.parts.now() + REMEMBER_FAULT_MS });
  }
}

/** Keyed by content, so that a file replaced under the same name never shows old pixels. */
function keyOf(hash: string, { width, quality, crop }: Variant): string {
  return [hash, width, quality, crop].filter((part) => part !== undefined).join('-');
}

function readKey(key: string): Variant & { hash: string } {
  const [hash = '', width, quality, crop] = key.split('-');
  return {
    hash,
    width: Number(width),
    quality: Number(quality),
    ...(crop !== undefined && { crop: Number(crop) }),
  };
}
