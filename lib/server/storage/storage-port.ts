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

/** Direct upload: a browser sends a file to the storage itself, past this server, which then checks it and takes it in. */
export interface DirectUploads {
  /** The name and the token with which one file of at most so many bytes may be sent, once and until then. */
  invite(id: string, bytes: number, until: Date): Promise<{ pathname: string; token: string }>;
  /** Null when nothing has been sent, or not all of it. */
  head(id: string): Promise<StoredFile | null>;
  open(id: string): Readable;
  remove(id: string): Promise<void>;
  /** Removes what was sent before that time and never taken in. */
  sweep(before: Date): Promise<void>;
}

/** Stores the bytes of media files. Facts about them are in the database; callers check pathnames. */
export interface MediaStorage {
  /** A local folder for incoming files, from which `putFile` need not copy. The caller creates it. */
  readonly incoming: string;
  /** Only where browsers can reach the storage. */
  readonly directUploads?: DirectUploads;
  /** Stores all of it or nothing; refuses to overwrite (`EEXIST`). */
  put(pathname: string, bytes: Buffer): Promise<void>;
  /** Same, from a local file that nobody writes to any more. The caller keeps the file and may remove it. */
  putFile(pathname: string, file: string): Promise<void>;
  /** Null when there is no such file. */
  head(pathname: string): Promise<StoredFile | null>;
  open(pathname: string, range?: ByteRange): Readable;
  /**
   * Makes a local file with the same bytes, which nobody may write to: where both are on one disk it takes no room. Refuses to
   * overwrite (`EEXIST`).
   */
  copyTo(pathname: string, file: string): Promise<void>;
  /** Nothing happens when there is no such file. */
  remove(pathname: string): Promise<void>;
  /** Everything that is stored, in no order. */
  list(): AsyncIterable<StoredEntry>;
  /** Rejects when files cannot be stored. */
  checkWritable(): Promise<void>;
}
