import 'server-only';

import path from 'node:path';
import { env } from '@/lib/server/env';
import { LocalStorage } from './local-storage';
import type { MediaStorage } from './storage-port';

let chosen: MediaStorage | undefined;

/** The media storage of this site: the folder `media` of the data folder. */
export function mediaStorage(): MediaStorage {
  chosen ??= new LocalStorage(path.join(env().dataDir, 'media'));
  return chosen;
}
