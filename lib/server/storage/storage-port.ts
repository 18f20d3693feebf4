import 'server-only';

import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** A file as a walk over the whole storage finds it. */
export interface StoredEntry extends StoredFile {
  pathname: string;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where media files lie. Facts about them are the database's; a pathname is checked before it comes here. */
export interface MediaStorage {
  /** A folder of this machine for files on their way in: from there `putFile` need not copy. Made by who uses it. */
  readonly incoming: string;
  /** Stores all of it or nothing; refuses to overwrite (`EEXIST`). */
  put(pathname: string, bytes: Buffer): Promise<void>;
  /** The same with a file of this machine, which nobody may write to any more; it stays, and may be removed. */
  putFile(pathname: string, file: string): Promise<void>;
  /** Null when there is no such file. */
  head(pathname: string): Promise<StoredFile | null>;
  open(pathname: string, range?: ByteRange): Readable;
  /** Nothing happens when there is no such file. */
  remove(pathname: string): Promise<void>;
  /** Everything that is stored, in no order. */
  list(): AsyncIterable<StoredEntry>;
  /** Rejects when files cannot be stored. */
  checkWritable(): Promise<void>;
}
