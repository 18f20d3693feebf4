import 'server-only';

import { extensionOf } from '@/lib/domain/media/file-types';

/** Kinds that a browser shows without running anything; a stored file's extension follows from its bytes. */
const SHOWN: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** What a stored picture, film or sound is by its name, for when the database cannot tell; null for all else. */
export function shownTypeOf(pathname: string): string | null {
  const extension = extensionOf(pathname).toLowerCase();
  return Object.hasOwn(SHOWN, extension) ? (SHOWN[extension] ?? null) : null;
}
