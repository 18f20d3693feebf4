import 'server-only';

import type { Readable } from 'node:stream';
import { del, list } from '@vercel/blob';
import { generateClientTokenFromReadWriteToken } from '@vercel/blob/client';
import type { DirectUploads, StoredFile } from './storage-port';

/** Files under this prefix are not in the library yet: none of its pathnames begins so. */
export const DIRECT_UPLOADS = 'incoming/';

const ID = /^[\w-]{22}$/;
const LIST_PART = 1000;

interface BlobAccess {
  token: string;
  head(pathname: string): Promise<StoredFile | null>;
  open(pathname: string): Readable;
  remove(pathname: string): Promise<void>;
}

/** Where browsers put files into a store of Vercel Blob by themselves, each with a token for one file and a day. */
export class BlobDirectUploads implements DirectUploads {
  constructor(private readonly store: BlobAccess) {}

  async invite(id: string, bytes: number, until: Date) {
    const pathname = nameOf(id);
    const token = await generateClientTokenFromReadWriteToken({
      token: this.store.token,
      pathname,
      maximumSizeInBytes: bytes,
      validUntil: until.getTime(),
      addRandomSuffix: false,
      allowOverwrite: false,
    });
    return { pathname, token };
  }

  head(id: string) {
    return this.store.head(nameOf(id));
  }

  open(id: string) {
    return this.store.open(nameOf(id));
  }

  remove(id: string) {
    return this.store.remove(nameOf(id));
  }

  async sweep(before: Date): Promise<void> {
    let cursor: string | undefined;
    do {
      const { token } = this.store;
      const part = await list({ token, prefix: DIRECT_UPLOADS, limit: LIST_PART, ...(cursor && { cursor }) });
      const old = part.blobs.filter(({ uploadedAt }) => new Date(uploadedAt) < before);
      if (old.length > 0) {
        await del(
          old.map(({ pathname }) => pathname),
          { token },
        );
      }
      cursor = part.hasMore ? part.cursor : undefined;
    } while (cursor);
  }
}

function nameOf(id: string): string {
  if (!ID.test(id)) throw new RangeError('Not an id of what comes in.');
  return DIRECT_UPLOADS + id;
}
