import 'server-only';

import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobError, BlobNotFoundError, del, head, list, put } from '@vercel/blob';
import { AppError } from '@/lib/domain/errors';
import { BlobDirectUploads, DIRECT_UPLOADS } from './blob-direct-uploads';
import { checkPathname } from './plain-pathname';
import type { ByteRange, MediaStorage, StoredEntry, StoredFile } from './storage-port';

/** From here on a file is sent in parts, of which a lost one is sent again. */
const PARTS_FROM_BYTES = 32 * 1024 * 1024;
const LIST_PART = 1000;
const ALREADY_EXISTS = /already exists/;

interface BlobOptions {
  /** The store's own token; it never leaves the server. */
  token: string;
  incoming: string;
}

/**
 * Files in a private store of Vercel Blob. Nobody but this server reads them there: `/media` gives them on, with the headers
 * that it gives all files.
 */
export class BlobStorage implements MediaStorage {
  private readonly token: string;
  readonly incoming: string;
  readonly directUploads: BlobDirectUploads;

  constructor({ token, incoming }: BlobOptions) {
    this.token = token;
    this.incoming = incoming;
    this.directUploads = new BlobDirectUploads({
      token,
      head: (pathname) => this.head(pathname),
      open: (pathname) => this.open(pathname),
      remove: (pathname) => this.remove(pathname),
    });
  }

  async put(pathname: string, bytes: Buffer): Promise<void> {
    await this.send(pathname, bytes, bytes.length);
  }

  async putFile(pathname: string, file: string): Promise<void> {
    // Read from disk as it is sent.
    const content = await openAsBlob(file);
    await this.send(pathname, content, content.size);
  }

  async head(pathname: string): Promise<StoredFile | null> {
    const found = await this.find(pathname);
    return found && { size: found.size, modifiedAt: found.uploadedAt };
  }

  open(pathname: string, range?: ByteRange): Readable {
    checkPathname(pathname);
    return Readable.from(this.read(pathname, range), { objectMode: false });
  }

  async copyTo(pathname: string, file: string): Promise<void> {
    await pipeline(this.open(pathname), createWriteStream(file, { flags: 'wx', flush: true }));
  }

  async remove(pathname: string): Promise<void> {
    checkPathname(pathname);
    await del(pathname, { token: this.token }).catch((error: unknown) => {
      if (!(error instanceof BlobNotFoundError)) throw unavailable(error);
    });
  }

  async *list(): AsyncGenerator<StoredEntry> {
    let cursor: string | undefined;
    do {
      const part = await list({ token: this.token, limit: LIST_PART, ...(cursor && { cursor }) }).catch(
        (error: unknown) => {
          throw unavailable(error);
        },
      );
      for (const { pathname, size, uploadedAt } of part.blobs) {
        if (pathname.startsWith(DIRECT_UPLOADS)) continue;
        yield { pathname, size, modifiedAt: new Date(uploadedAt) };
      }
      cursor = part.hasMore ? part.cursor : undefined;
    } while (cursor);
  }

  async checkWritable(): Promise<void> {
    await list({ token: this.token, limit: 1 });
  }

  private async find(pathname: string) {
    checkPathname(pathname);
    return head(pathname, { token: this.token }).catch((error: unknown) => {
      if (error instanceof BlobNotFoundError) return null;
      throw unavailable(error);
    });
  }

  private async send(pathname: string, content: Buffer | Blob, size: number): Promise<void> {
    checkPathname(pathname);
    try {
      await put(pathname, content, {
        access: 'private',
        addRandomSuffix: false,
        allowOverwrite: false,
        multipart: size >= PARTS_FROM_BYTES,
        token: this.token,
      });
    } catch (error) {
      if (!(error instanceof BlobError) || !ALREADY_EXISTS.test(error.message)) throw unavailable(error);
      throw Object.assign(new Error('This name is taken.', { cause: error }), { code: 'EEXIST' });
    }
  }

  private async *read(pathname: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const found = await this.find(pathname);
    if (!found) throw Object.assign(new Error('There is no such file.'), { code: 'ENOENT' });
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(range && { range: `bytes=${range.start}-${range.end}` }),
    };
    const response = await fetch(found.url, { headers, redirect: 'error' }).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (response.status !== (range ? 206 : 200) || !response.body) throw unavailable(response.status);
    yield* response.body;
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'The files cannot be reached at the moment. Please try again soon.', {
    cause,
  });
}
