import 'server-only';

import { acceptsAvif } from '@/lib/domain/media/accepts-avif';
import { tilesPath } from '@/lib/domain/media/tiles';

/** A made picture that can be sent from disk as it is. */
export interface ReadyPicture {
  file: string;
  /** What is sent: ranges of the file, and bytes that are no part of it. */
  pieces: readonly (Buffer | { from: number; to: number })[];
  headers: Record<string, string>;
}

/** A tile, or another part, as it is sent. */
export interface ReadyTile {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/**
 * Reads a part of a picture that is cut; null where it has no such part.
 * @param region `full` or `x,y,width,height`
 * @param size `width,height`
 */
export type ReadTile = (region: string, size: string) => Promise<ReadyTile | null>;

type Known<T> = T & { until: number };

declare global {
  // Next.js bundles its handlers and the small server is a bundle of its own: the process has one list.
  var atelierReadyPictures: ReadyPictures | undefined;
}

/**
 * How long an answer is reused without checking that the original exists and whether AVIF has been made (decision
 * 10).
 */
const READY_MS = 5_000;
const MAX_READY = 20_000;
/** A picture's tiles, as IIIF names them: region, size, rotation and quality. */
const TILE = /^(\/iiif\/[^?]+)\/(full|\d{1,6},\d{1,6},\d{1,6},\d{1,6})\/(\d{1,6},\d{1,6})\/0\/default\.jpg$/;

/** Recent answers by address, so that the next request needs neither Next.js nor the database. */
export class ReadyPictures {
  private readonly known = new Map<string, Known<ReadyPicture>>();
  private readonly tiles = new Map<string, Known<{ read: ReadTile }>>();
  private readonly now: () => number;

  constructor(now = () => Date.now()) {
    this.now = now;
  }

  remember(address: string, takesAvif: boolean, picture: ReadyPicture): void {
    this.keep(this.known, keyOf(address, takesAvif), picture);
  }

  /**
   * All tiles of a picture are at hand once one of them was asked for.
   * @param path `/media/…`
   */
  rememberTiles(path: string, read: ReadTile): void {
    this.keep(this.tiles, tilesPath(path), { read });
  }

  /** Forgets everything. */
  clear(): void {
    this.known.clear();
    this.tiles.clear();
  }

  /** Forgets all sizes and tiles of a path. */
  forget(path: string): void {
    this.tiles.delete(tilesPath(path));
    for (const key of this.known.keys()) {
      if (key.slice(key.indexOf(' ') + 1).startsWith(`${path}?`)) this.known.delete(key);
    }
  }

  /** @param accept the request's header: one address has two answers */
  find(address: string, accept: string | undefined): ReadyPicture | null {
    const found = this.known.get(keyOf(address, acceptsAvif(accept)));
    return found && found.until > this.now() ? found : null;
  }

  /** What reads the tile of an address; null where the application has to be asked. */
  findTile(address: string): (() => Promise<ReadyTile | null>) | null {
    const [, picture = '', region = '', size = ''] = TILE.exec(address) ?? [];
    const found = this.tiles.get(picture);
    return found && found.until > this.now() ? () => found.read(region, size) : null;
  }

  private keep<T>(list: Map<string, Known<T>>, key: string, value: T): void {
    list.delete(key);
    const [oldest] = list.keys();
    if (list.size >= MAX_READY && oldest !== undefined) list.delete(oldest);
    list.set(key, { ...value, until: this.now() + READY_MS });
  }
}

/** The bytes that are sent of a file. */
export function joinPieces(bytes: Buffer, pieces: ReadyPicture['pieces']): Buffer {
  const parts = pieces.map((piece) =>
    Buffer.isBuffer(piece) ? piece : bytes.subarray(piece.from, piece.to),
  );
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** This process's list. */
export function readyPictures(): ReadyPictures {
  globalThis.atelierReadyPictures ??= new ReadyPictures();
  return globalThis.atelierReadyPictures;
}

function keyOf(address: string, takesAvif: boolean): string {
  return `${takesAvif ? 'avif' : 'webp'} ${address}`;
}
