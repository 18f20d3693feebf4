/** What WordPress adds to the name of a file for a smaller picture, before the extension. */
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z0-9]{2,5}$)/;

/** The last part of an address or a path, decoded and in lower case; '' where there is none. */
export function fileNameOf(src: string): string {
  const path = src.split(/[?#]/, 1)[0] ?? '';
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return decoded(last).trim().toLowerCase();
}

/**
 * The names that a picture's file may have, the likeliest first: as the address says, then without what says the size.
 * Exports name the picture that a page shows, whereas people keep the one that they uploaded.
 */
export function pictureNames(src: string): string[] {
  const name = fileNameOf(src);
  if (name === '') return [];
  const withoutSize = name.replace(SIZE, '');
  // WordPress makes `a-scaled.jpg` of a large `a.jpg`, and plugins make sizes of either.
  return [...new Set([name, withoutSize, withoutSize.replace(SIZE, '')])];
}

/** Whether an address names a picture by its extension. */
export function isPictureName(src: string): boolean {
  return /\.(?:avif|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$/.test(fileNameOf(src));
}

/** Percent escapes decoded; a text that is not escaped properly stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
