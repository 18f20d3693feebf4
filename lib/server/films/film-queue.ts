import 'server-only';

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@/lib/domain/errors';
import { filmWidths } from '@/lib/domain/media/film-sizes';
import { logLine } from '@/lib/server/log';
import { ensureRoomFor, whileRoom } from '@/lib/server/storage/disk-space';
import type { EncodingTask } from './ffmpeg';
import type { FilmFiles } from './film-files';

/** A film of the library, with what has to be known of it to encode it. */
export interface LargeFilm {
  id: string;
  pathname: string;
  /** SHA-256 of its bytes, lower-case hex. */
  hash: string;
  contentType: string;
  /** Bytes. */
  size: number;
  width: number | null;
  /** Seconds. */
  duration: number | null;
  /** Widths that pages offer already. */
  filmWidths: readonly number[];
}

/** A film whose sizes are not all there yet. */
export interface FilmJob {
  pathname: string;
  state: 'waiting' | 'encoding' | 'failed';
  percent: number;
}

interface Parts {
  files: FilmFiles;
  /** Null where films cannot be encoded. */
  findEncoder(): Promise<((task: EncodingTask, report: (share: number) => void) => Promise<void>) | null>;
  open(pathname: string): Readable;
  /** The film of a pathname that is not in the bin; null if there is none. */
  find(pathname: string): Promise<LargeFilm | null>;
  /** Has pages offer these widths of a film. */
  offer(film: LargeFilm, widths: readonly number[]): Promise<void>;
}

/** A film of half the width has a third of the bits: fewer would be enough for its quarter of the pixels. */
const BITS_BY_WIDTH = 1.5;

type Job = FilmJob & { film: LargeFilm };

/** Makes smaller films of those in the library, one after the other (decision 48). */
export class FilmQueue {
  private readonly jobs = new Map<string, Job>();
  private isWorking = false;

  constructor(private readonly parts: Parts) {}

  /** Films that wait, that are being encoded and that could not be. */
  list(): FilmJob[] {
    return [...this.jobs.values()].map(({ pathname, state, percent }) => ({ pathname, state, percent }));
  }

  /** Has the missing sizes of a film made; one that failed is tried again by `retry`, and when the site starts. */
  async add(film: LargeFilm): Promise<void> {
    const widths = filmWidths(film);
    if (widths.length === 0 || film.duration === null || this.jobs.has(film.hash)) return;
    if (!(await this.parts.findEncoder()) || (await this.missing(film)).length === 0) {
      await this.offerMade(film);
      return;
    }
    this.jobs.set(film.hash, { pathname: film.pathname, state: 'waiting', percent: 0, film });
    void this.work();
  }

  /** @throws {AppError} `not_found` if no such film has failed */
  retry(pathname: string): void {
    const failed = [...this.jobs.values()].find((job) => job.pathname === pathname && job.state === 'failed');
    if (!failed) throw new AppError('not_found', 'No film of this name has failed.');
    failed.state = 'waiting';
    failed.percent = 0;
    void this.work();
  }

  private async missing(film: LargeFilm): Promise<number[]> {
    const made = await Promise.all(
      filmWidths(film).map(
        async (width) => [width, await this.parts.files.sizeOf(film.hash, width)] as const,
      ),
    );
    return made.flatMap(([width, size]) => (size === null ? [width] : []));
  }

  /** Tells pages of what is there, if they do not know. */
  private async offerMade(film: LargeFilm): Promise<void> {
    const missing = await this.missing(film);
    const made = filmWidths(film).filter((width) => !missing.includes(width));
    const isKnown =
      made.length === film.filmWidths.length && made.every((width) => film.filmWidths.includes(width));
    if (!isKnown) await this.parts.offer(film, made);
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    for (;;) {
      const job = [...this.jobs.values()].find(({ state }) => state === 'waiting');
      if (!job) break;
      try {
        job.state = 'encoding';
        await this.encode(job);
        this.jobs.delete(job.film.hash);
      } catch (error) {
        job.state = 'failed';
        logLine({ level: 'error', event: 'film_not_encoded', pathname: job.pathname, error: String(error) });
      }
    }
    this.isWorking = false;
  }

  private async encode(job: Job): Promise<void> {
    // It may have been deleted while it waited.
    const film = await this.parts.find(job.pathname);
    const encoder = await this.parts.findEncoder();
    if (!film || !encoder) return;
    const widths = await this.missing(film);
    await this.parts.files.inPart(async (part) => {
      const file = await this.copy(film, part);
      for (const [at, width] of widths.entries()) {
        const target = path.join(/* turbopackIgnore: true */ part, `${width}.mp4`);
        await encoder(taskFor(film, { file, width, target }), (share) => {
          job.percent = Math.min(99, Math.round((100 * (at + share)) / widths.length));
        });
        await this.parts.files.keep(target, film.hash, width);
      }
    });
    await this.offerMade(film);
  }

  /** The file as a local one; it has to be the one that its hash names. */
  private async copy(film: LargeFilm, part: string): Promise<string> {
    const file = path.join(part, 'original');
    // The copy and what is made of it, which is never larger.
    await ensureRoomFor(film.size * 3, part);
    const sum = createHash('sha256');
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sum.update(chunk);
        yield chunk;
      }
    };
    await pipeline(whileRoom(counted(this.parts.open(film.pathname)), part), createWriteStream(file));
    if (sum.digest('hex') !== film.hash) {
      throw new AppError('unavailable', 'This file is just being changed. Please try again in a moment.');
    }
    return file;
  }
}

function taskFor(
  { contentType, size, duration, width }: LargeFilm,
  place: Pick<EncodingTask, 'file' | 'width' | 'target'>,
): EncodingTask {
  const seconds = duration ?? 1;
  const share = (place.width / (width ?? place.width)) ** BITS_BY_WIDTH;
  return { ...place, contentType, duration: seconds, bits: ((size * 8) / seconds) * share };
}
