/** Captions are among the documents of the library. */
export type MediaKind = 'images' | 'videos' | 'documents';

const TYPES: Record<MediaKind, string> = {
  images: 'image/*',
  videos: 'video/*',
  documents: '.vtt,text/vtt',
};

/** The filter of the file dialog; the server judges by the bytes. */
export const acceptOf = (kind: MediaKind) => TYPES[kind];
