import 'server-only';

import { extensionOf } from '@/lib/domain/media/file-types';
import { UPLOAD_TYPES } from '@/lib/domain/media/upload-types';

/** Kinds that a browser shows without running anything; a stored file's extension follows from its bytes. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(UPLOAD_TYPES).flatMap(([type, extension]): [string, string][] =>
    /^(?:image\/(?!svg)|video\/|audio\/|text\/vtt)/.test(type) ? [[extension, type]] : [],
  ),
  ['jpeg', 'image/jpeg'],
]);

/** The type of a stored picture, film, sound or captions by its name, while the database is down; null for others. */
export function shownTypeOf(pathname: string): string | null {
  return SHOWN.get(extensionOf(pathname).toLowerCase()) ?? null;
}
