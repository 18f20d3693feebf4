import 'server-only';

import { buffer } from 'node:stream/consumers';
import { readReduced } from '@/lib/server/deep-zoom/shared-deep-zoom';
import { mediaStorage } from '@/lib/server/storage/media-storage';

/** The bytes of a picture of the library, made smaller where it is very large; null where there is none. */
export async function readPicture(pathname: string | null): Promise<Buffer | null> {
  const file = pathname === null ? null : await mediaStorage().head(pathname);
  if (pathname === null || file === null) return null;
  return (await readReduced(pathname)) ?? buffer(mediaStorage().open(pathname));
}
