import 'server-only';

import type { MediaItem } from '@/lib/domain/media/model';

interface Row {
  pathname: string;
  contentType: string;
  size: number;
  uploadedAt: Date;
  width: number | null;
  height: number | null;
  duration: number | null;
  alt: string | null;
  placeholder: string | null;
}

/** A stored file as the library lists it. */
export function toMediaItem(row: Row): MediaItem {
  const { pathname, contentType, size, uploadedAt, width, height, duration, alt, placeholder } = row;
  return {
    pathname,
    contentType,
    size,
    uploadedAt: uploadedAt.toISOString(),
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    ...(duration !== null && { duration }),
    ...(alt !== null && { alt }),
    ...(placeholder !== null && { placeholder }),
  };
}
