import 'server-only';

import { ARCHIVE_MEDIA } from '@/lib/contracts/site-archive';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import type { PackedFile } from './tar';

/** A stored file, by what is in it. */
export interface StoredBytes {
  pathname: string;
  hash: string;
}

/** Stored files under the names that archives have for them, each content once; those that are not there are left out. */
export async function* packMedia(
  storage: MediaStorage,
  files: AsyncIterable<StoredBytes>,
): AsyncGenerator<PackedFile> {
  const packed = new Set<string>();
  for await (const { pathname, hash } of files) {
    if (packed.has(hash)) continue;
    const stored = await storage.head(pathname);
    if (!stored) continue;
    packed.add(hash);
    yield { name: ARCHIVE_MEDIA + hash, size: stored.size, open: () => storage.open(pathname) };
  }
}
