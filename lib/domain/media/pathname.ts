const ROOT = '/media/';
const PATHNAME_BYTES = 512;
const NAME_CHARACTERS = 120;

// Letters of any script with their marks, digits, and a few signs that no file system or shell reads as more; no part
// begins or ends with a dot, so that hidden files and steps upwards cannot be named.
const PART = /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}._-]*(?<!\.)$/u;

/** Whether a stored file can have this pathname: relative, composed, bounded, and never out of its folder (security U-3, M-1). */
export function isMediaPathname(pathname: string): boolean {
  if (pathname !== pathname.normalize('NFC') || encodedBytes(pathname) > PATHNAME_BYTES) return false;
  return pathname.split('/').every((part) => PART.test(part) && [...part].length <= NAME_CHARACTERS);
}

function encodedBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The root-relative address that content stores and pages show. */
export function mediaPath(pathname: string): string {
  return `${ROOT}${pathname.split('/').map(encodeURIComponent).join('/')}`;
}

/** The absolute link that a person copies: origin plus `/media/{pathname}`. */
export function mediaLink(siteOrigin: string, pathname: string): string {
  return `${siteOrigin}${mediaPath(pathname)}`;
}

/** The pathname behind a `/media/…` address; null for any other address and for one that names no possible file. */
export function pathnameOfMediaPath(address: string): string | null {
  if (!address.startsWith(ROOT)) return null;
  const path = address.slice(ROOT.length).split(/[?#]/, 1)[0] ?? '';
  try {
    // Each part is decoded by itself, so that an encoded slash cannot make a new part.
    const parts = path.split('/').map(decodeURIComponent);
    if (parts.some((part) => part.includes('/'))) return null;
    const pathname = parts.join('/');
    return isMediaPathname(pathname) ? pathname : null;
  } catch {
    return null;
  }
}
