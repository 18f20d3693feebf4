import 'server-only';

import { extensionOf } from '@/lib/domain/media/file-types';
import { UPLOAD_TYPES } from '@/lib/domain/media/upload-types';

/** Kinds that a browser shows without running anything; a stored file's extension follows from its bytes. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(UPLOAD_TYPES).flatMap(([type, extension]): [string, string][] =>
    /^(?:image\/(?!svg)|video\/|audio\/)/.test(type) ? [[extension, type]] : [],
  ),
  ['jpeg', 'image/jpeg'],
]);

/** What a stored picture, film or sound is by its name, for when the database cannot tell; null for all else. */
export function shownTypeOf(pathname: string): string | null {
  return SHOWN.get(extensionOf(pathname).toLowerCase()) ?? null;
}
