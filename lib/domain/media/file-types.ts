/** The placeholder that a tile or the preview shows for a file without a picture. */
export type FileKind = 'image' | 'video' | 'audio' | 'pdf' | 'file';

const KIND_BY_PREFIX: readonly (readonly [prefix: string, kind: FileKind])[] = [
  ['image/', 'image'],
  ['video/', 'video'],
  ['audio/', 'audio'],
  ['application/pdf', 'pdf'],
];

/** The kind by the content type's prefix. */
export function fileKindOf(contentType: string): FileKind {
  const type = contentType.trim().toLowerCase();
  return KIND_BY_PREFIX.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'file';
}

/** Whether it is a picture that neither the site nor most browsers can decode (HEIC). */
export function isUndecoded(contentType: string): boolean {
  return /^image\/hei[cf]/.test(contentType);
}

/** Extensions of pictures. */
export const IMAGE_EXTENSIONS: ReadonlySet<string> = new Set([
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'avif',
  'svg',
  'bmp',
  'tif',
  'tiff',
]);
/** Extensions of films. */
export const VIDEO_EXTENSIONS: ReadonlySet<string> = new Set(['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv']);

export type FileGroup = 'images' | 'videos' | 'documents';

/** The last part of a pathname. */
export function fileNameOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** In small letters and without the dot; empty for a name that has none. */
export function extensionOf(pathname: string): string {
  const name = fileNameOf(pathname);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The group by extension; documents are all files that are neither pictures nor videos. */
export function fileGroupOf(pathname: string): FileGroup {
  const extension = extensionOf(pathname);
  if (IMAGE_EXTENSIONS.has(extension)) return 'images';
  return VIDEO_EXTENSIONS.has(extension) ? 'videos' : 'documents';
}
