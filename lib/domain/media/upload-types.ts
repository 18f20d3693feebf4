/** Accepted types, with the extension of their names (security U-2). */
export const UPLOAD_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/bmp': 'bmp',
  // Browsers show what is made from it.
  'image/tiff': 'tif',
  // Stored and served for download; browsers do not display it.
  'image/heic': 'heic',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/x-matroska': 'mkv',
  'video/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'oga',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'application/pdf': 'pdf',
  // Captions of a film (WebVTT).
  'text/vtt': 'vtt',
} as const;

export type UploadType = keyof typeof UPLOAD_TYPES;

/** Other names under which the same kinds go. */
const OTHER_NAMES: Readonly<Record<string, UploadType>> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'video/x-m4v': 'video/mp4',
  'video/vnd.avi': 'video/x-msvideo',
  'video/matroska': 'video/x-matroska',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
};

/** The kind that a content type names, or null for one that cannot be uploaded. */
export function uploadTypeOf(contentType: string): UploadType | null {
  const [name = ''] = contentType.toLowerCase().split(';');
  const known = OTHER_NAMES[name.trim()] ?? name.trim();
  return isUploadType(known) ? known : null;
}

function isUploadType(name: string): name is UploadType {
  return Object.hasOwn(UPLOAD_TYPES, name);
}
