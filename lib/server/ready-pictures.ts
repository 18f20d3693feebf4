import 'server-only';

import { acceptsAvif } from '@/lib/domain/media/accepts-avif';

/** A made picture that can be sent from disk as it is. */
export interface ReadyPicture {
  file: string;
  /** What is sent: ranges of the file, and bytes that are no part of it. */
  pieces: readonly (Buffer | { from: number; to: number })[];
  headers: Record<string, string>;
}

interface Known extends ReadyPicture {
  until: number;
}

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

/** Recent answers by address, so that the next request needs neither Next.js nor the database. */
export class ReadyPictures {
  private readonly known = new Map<string, Known>();
  private readonly now: () => number;

  constructor(now = () => Date.now()) {
    this.now = now;
  }

  remember(address: string, takesAvif: boolean, picture: ReadyPicture): void {
    const key = keyOf(address, takesAvif);
    this.known.delete(key);
    const [oldest] = this.known.keys();
    if (this.known.size >= MAX_READY && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, { ...picture, until: this.now() + READY_MS });
  }

  /** Forgets everything. */
  clear(): void {
    this.known.clear();
  }

  /** Forgets all sizes of a path. */
  forget(path: string): void {
    for (const key of this.known.keys()) {
      if (key.slice(key.indexOf(' ') + 1).startsWith(`${path}?`)) this.known.delete(key);
    }
  }

  /** @param accept the request's header: one address has two answers */
  find(address: string, accept: string | undefined): ReadyPicture | null {
    const found = this.known.get(keyOf(address, acceptsAvif(accept)));
    return found && found.until > this.now() ? found : null;
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
