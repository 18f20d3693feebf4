export type MediaKind = 'images' | 'videos';

const TYPES: Record<MediaKind, string> = { images: 'image/*', videos: 'video/*' };

/** The filter of the file dialog; the server judges by the bytes. */
export const acceptOf = (kind: MediaKind) => TYPES[kind];
