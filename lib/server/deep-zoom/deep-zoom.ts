import 'server-only';

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@/lib/domain/errors';
import { countTiles, isReducedFirst, isTiled } from '@/lib/domain/media/tiles';
import { logLine } from '@/lib/server/log';
import { ensureRoomFor, whileRoom } from '@/lib/server/storage/disk-space';
import type { CuttingAnswer, CuttingTask } from './cutting';
import type { TileFiles } from './tile-files';

/** A picture of the library, with what has to be known of it to cut it. */
export interface LargePicture {
  pathname: string;
  /** SHA-256 of its bytes, lower-case hex. */
  hash: string;
  contentType: string;
  width: number | null;
  height: number | null;
}

/** A picture whose tiles are not there yet. */
export interface ZoomJob {
  pathname: string;
  state: 'waiting' | 'cutting' | 'failed';
  percent: number;
}

interface Job extends ZoomJob {
  picture: LargePicture;
}

interface Parts {
  files: TileFiles;
  open(pathname: string): Readable;
  cut(task: CuttingTask, pixels: number): Promise<CuttingAnswer>;
  /** Waits for other work that takes much memory. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** The picture of a pathname that is not in the bin; null if there is none. */
  find(pathname: string): Promise<LargePicture | null>;
}

const PROGRESS_MS = 500;

/**
 * Cuts pictures that are larger than their widest variant into tiles, one after the other, and makes smaller copies of those
 * that are too large to be decoded for each variant (decision 47).
 */
export class DeepZoom {
  private readonly jobs = new Map<string, Job>();
  /** What is being made outside the queue, for somebody who waits. */
  private readonly making = new Map<string, Promise<void>>();
  private isWorking = false;

  constructor(private readonly parts: Parts) {}

  /** Pictures that wait, that are being cut and that could not be. */
  list(): ZoomJob[] {
    return [...this.jobs.values()].map(({ pathname, state, percent }) => ({ pathname, state, percent }));
  }

  /** Has a picture cut if that is worth while and has not been done; one that failed has to be asked for by `retry`. */
  async add(picture: LargePicture): Promise<void> {
    if (!isTiled(picture) || this.jobs.has(picture.hash)) return;
    const { files } = this.parts;
    if ((await files.isCut(picture.hash)) || (await files.isRefused(picture.hash))) return;
    this.wait(picture);
  }

  /** @throws {AppError} `not_found` if no such picture has failed */
  retry(pathname: string): void {
    const failed = [...this.jobs.values()].find((job) => job.pathname === pathname && job.state === 'failed');
    if (!failed) throw new AppError('not_found', 'No picture of this name has failed.');
    this.jobs.delete(failed.picture.hash);
    this.wait(failed.picture);
  }

  /**
   * A copy that variants are made of, for a picture that is too large to be decoded for each; null for any other. It is
   * made where it is missing.
   * @throws {AppError} `validation_failed`, `unavailable`
   */
  async reduced(pathname: string): Promise<Buffer | null> {
    const picture = await this.parts.find(pathname);
    if (!picture || !isTiled(picture) || !isReducedFirst(picture)) return null;
    const made = await this.parts.files.readReduced(picture.hash);
    if (made) return made;
    await this.makeReduced(picture);
    return this.parts.files.readReduced(picture.hash);
  }

  /**
   * Makes the sizes of a picture that has no tiles, for viewers of other sites: few pictures are ever asked for by one.
   * @throws {AppError} `unavailable`
   */
  async makeSizes(picture: LargePicture): Promise<void> {
    if (await this.parts.files.isRefused(picture.hash)) return;
    const make = async () => {
      if (!(await this.parts.files.isCut(picture.hash))) await this.cutInto(picture);
    };
    await this.once(`sizes ${picture.hash}`, make).catch((error: unknown) => {
      throw new AppError('unavailable', 'The sizes of this picture cannot be made now.', { cause: error });
    });
  }

  private wait(picture: LargePicture): void {
    const { pathname, hash } = picture;
    this.jobs.set(hash, { pathname, state: 'waiting', percent: 0, picture });
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    for (;;) {
      const job = [...this.jobs.values()].find(({ state }) => state === 'waiting');
      if (!job) break;
      try {
        job.state = 'cutting';
        await this.cut(job);
        this.jobs.delete(job.picture.hash);
      } catch (error) {
        job.state = 'failed';
        logLine({ level: 'error', event: 'picture_not_cut', pathname: job.pathname, error: String(error) });
      }
    }
    this.isWorking = false;
  }

  private async cut(job: Job): Promise<void> {
    const { picture } = job;
    // It may have been deleted while it waited.
    if (!(await this.parts.find(picture.pathname))) return;
    if (isReducedFirst(picture)) await this.makeReduced(picture);
    await this.parts.inTurn(() => this.cutInto(picture, job));
  }

  private async cutInto(picture: LargePicture, job?: Job): Promise<void> {
    const { files } = this.parts;
    await files.inPart(async (part) => {
      const target = path.join(/* turbopackIgnore: true */ part, 'cut');
      const file = await this.copy(picture, part);
      const watching = new AbortController();
      if (job) void this.watch(job, path.join(target, 'tiles'), watching.signal);
      const answer = await this.parts
        .cut({ work: 'cut', file, target }, pixelsOf(picture))
        .finally(() => watching.abort());
      if ('done' in answer) await files.keepTiles(path.join(target, 'tiles'), picture.hash);
      else if (answer.failed.isAnimated) await files.refuse(picture.hash);
      else throw new Error(answer.failed.message);
    });
  }

  /** Tiles appear one by one. */
  private async watch(job: Job, folder: string, signal: AbortSignal): Promise<void> {
    const { width, height } = job.picture;
    const all = countTiles({ width: width ?? 1, height: height ?? 1 });
    while (!signal.aborted) {
      const there = await readdir(folder).catch(() => []);
      job.percent = Math.min(99, Math.round((100 * there.length) / all));
      await pause(PROGRESS_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Shared by all who wait for it. */
  private once(key: string, make: () => Promise<void>): Promise<void> {
    const underWay = this.making.get(key);
    if (underWay) return underWay;
    const made = make().finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  /** Looks in its turn whether the copy is there: another may have made it since somebody found none. */
  private makeReduced(picture: LargePicture): Promise<void> {
    return this.once(`reduced ${picture.hash}`, async () => {
      if (!(await this.parts.files.isReduced(picture.hash))) await this.reduce(picture);
    });
  }

  private reduce(picture: LargePicture): Promise<void> {
    return this.parts.files.inPart(async (part) => {
      const target = path.join(part, 'reduced.png');
      const file = await this.copy(picture, part);
      const answer = await this.parts
        .cut({ work: 'reduce', file, target }, pixelsOf(picture))
        .catch((error: unknown) => {
          throw new AppError('unavailable', 'This picture cannot be made smaller at the moment.', {
            cause: error,
          });
        });
      if ('failed' in answer) {
        throw new AppError('validation_failed', 'This picture cannot be shown at another size.', {
          cause: answer.failed.message,
        });
      }
      await this.parts.files.keepReduced(target, picture.hash);
    });
  }

  /** The file as a local one, which decoders can read here and there; it has to be the one that its hash names. */
  private async copy(picture: LargePicture, part: string): Promise<string> {
    const file = path.join(part, 'original');
    await mkdir(part, { recursive: true });
    // A byte for each pixel is more than tiles and copy take.
    await ensureRoomFor(pixelsOf(picture), part);
    const sum = createHash('sha256');
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sum.update(chunk);
        yield chunk;
      }
    };
    await pipeline(whileRoom(counted(this.parts.open(picture.pathname)), part), createWriteStream(file));
    if (sum.digest('hex') !== picture.hash) {
      throw new AppError('unavailable', 'This file is just being changed. Please try again in a moment.');
    }
    return file;
  }
}

function pixelsOf({ width, height }: LargePicture): number {
  return (width ?? 0) * (height ?? 0);
}
