/** What an upload may be, with the extension that its stored name gets (security U-2). */
export const UPLOAD_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const;

export type UploadType = keyof typeof UPLOAD_TYPES;

const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|MSNV|dash)$/;
const HEAD = 64;

/** What a file is by its first bytes, or null for what cannot be uploaded; its name and what a client says do not count. */
export function sniffType(bytes: Uint8Array): UploadType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.slice(4, 8) === 'ftyp' && MP4_BRANDS.test(head.slice(8, 12))) return 'video/mp4';
  if (head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm')) return 'video/webm';
  return null;
}
