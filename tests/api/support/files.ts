import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import type { TestSite } from './site';

/** Stores a file with its facts, as an upload or the seed does. */
export async function storeFile(
  site: TestSite,
  pathname: string,
  contentType: string,
  bytes: Buffer,
): Promise<{ etag: string }> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await new LocalStorage(join(site.dataDir, 'media')).put(pathname, bytes);
  await site.db.mediaItem.create({ data: { pathname, contentType, size: bytes.length, hash } });
  return { etag: `"${hash.slice(0, 32)}"` };
}
