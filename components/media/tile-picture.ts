import { MEDIA } from '@/lib/domain/limits';
import { type FileKind, fileKindOf, isUndecoded } from '@/lib/domain/media/file-types';
import type { MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';

export type TilePicture = { kind: 'picture' | 'film'; src: string } | { kind: 'icon' };

type Shown = Pick<MediaItem, 'pathname' | 'contentType' | 'poster'>;

/** The picture of a tile: the file, a film's poster, or an icon. */
export function tilePicture({ pathname, contentType, poster }: Shown): TilePicture {
  const src = mediaPath(pathname);
  const kind: FileKind = fileKindOf(contentType);
  if (kind === 'video') {
    if (poster !== undefined) return { kind: 'picture', src: poster };
    return { kind: 'film', src: `${src}#t=${MEDIA.videoThumbnailAtSeconds}` };
  }
  return kind === 'image' && !isUndecoded(contentType) ? { kind: 'picture', src } : { kind: 'icon' };
}

const MINUTE = 60;

/** How long a film or a sound is: "0:07", "12:30", "1:02:03". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / MINUTE / MINUTE);
  const minutes = Math.floor(whole / MINUTE) % MINUTE;
  const rest = pad(whole % MINUTE);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
