import 'server-only';

import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where media files lie. Facts about them are the database's; a pathname is checked before it comes here. */
export interface MediaStorage {
  /** Stores all of it or nothing; refuses to overwrite (`EEXIST`). */
  put(pathname: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  head(pathname: string): Promise<StoredFile | null>;
  open(pathname: string, range?: ByteRange): Readable;
  /** Rejects when files cannot be stored. */
  checkWritable(): Promise<void>;
}
