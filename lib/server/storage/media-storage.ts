import 'server-only';

import path from 'node:path';
import { env } from '@/lib/server/env';
import { BlobStorage } from './blob-storage';
import { LocalStorage } from './local-storage';
import type { MediaStorage } from './storage-port';

let chosen: MediaStorage | undefined;

/** The media storage of this site: a store of Vercel Blob where its token is given, else the folder `media` of the data folder. */
export function mediaStorage(): MediaStorage {
  chosen ??= storageOf(env());
  return chosen;
}

interface Place {
  dataDir: string;
  blobToken: string | undefined;
}

/** The same for a process that reads its environment by itself. */
export function storageOf({ dataDir, blobToken }: Place): MediaStorage {
  return blobToken === undefined
    ? new LocalStorage(path.join(/* turbopackIgnore: true */ dataDir, 'media'))
    : new BlobStorage({
        token: blobToken,
        incoming: path.join(/* turbopackIgnore: true */ dataDir, 'incoming'),
      });
}
