import { MEDIA } from '@/lib/domain/site/limits';

export type MediaKind = 'images' | 'videos';

const TYPES: Record<MediaKind, readonly string[]> = {
  images: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  videos: ['video/mp4', 'video/webm'],
};

/** What a file dialog offers. */
export const acceptOf = (kind: MediaKind) => TYPES[kind].join(',');

/** Why a file cannot be uploaded, before it is sent; the server judges by its bytes. */
export function uploadProblem(
  file: { type: string; size: number },
  kind: MediaKind,
): 'wrongType' | 'tooLarge' | null {
  if (!TYPES[kind].includes(file.type)) return 'wrongType';
  return file.size > MEDIA.uploadBytes ? 'tooLarge' : null;
}
