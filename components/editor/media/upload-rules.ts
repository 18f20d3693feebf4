export type MediaKind = 'images' | 'videos';

const TYPES: Record<MediaKind, string> = { images: 'image/*', videos: 'video/*' };

/** What a file dialog offers; the server judges by the bytes. */
export const acceptOf = (kind: MediaKind) => TYPES[kind];
