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

/** Where a browser may lay a file down in the storage itself, past this server, which then looks at it and takes it in. */
export interface Doorstep {
  /** Under which name, and with which token, one file of at most so many bytes may be laid down, once and until then. */
  invite(id: string, bytes: number, until: Date): Promise<{ pathname: string; token: string }>;
  /** Null when nothing has been laid down, or not all of it. */
  head(id: string): Promise<StoredFile | null>;
  open(id: string): Readable;
  remove(id: string): Promise<void>;
  /** Takes away what was laid down before and never asked for. */
  sweep(before: Date): Promise<void>;
}

/** Where media files lie. Facts about them are the database's; a pathname is checked before it comes here. */
export interface MediaStorage {
  /** A folder of this machine for files on their way in: from there `putFile` need not copy. Made by who uses it. */
  readonly incoming: string;
  /** Only of a storage that browsers can reach. */
  readonly doorstep?: Doorstep;
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
