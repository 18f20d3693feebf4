/** What WordPress adds to the name of a file for a smaller picture, before the extension. */
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z0-9]{2,5}$)/;

/** The last part of an address or a path, decoded and in lower case; '' where there is none. */
export function fileNameOf(src: string): string {
  const path = src.split(/[?#]/, 1)[0] ?? '';
  const last = path.split(/[/\\]/).at(-1) ?? '';
  // Macs write accents of names of files as letters of their own.
  return decoded(last).normalize('NFC').trim().toLowerCase();
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

/** A file that was brought along, with its path in the archive that it came out of. */
export interface BroughtFile {
  path: string;
  /** Bytes. */
  size: number;
}

/**
 * The file that a picture's address means: of those with one of its names the one in the same folders, as systems name files by
 * month; of these the largest, which is what was uploaded.
 * @param filesNamed the files of a name, in lower case
 */
export function fileOfPicture<F extends BroughtFile>(
  src: string,
  filesNamed: (name: string) => readonly F[],
): F | undefined {
  const folders = foldersOf(src);
  let best: F | undefined;
  let shared = -1;
  for (const file of pictureNames(src).flatMap(filesNamed)) {
    const same = sharedEnd(folders, foldersOf(file.path));
    if (best && (same < shared || (same === shared && file.size <= best.size))) continue;
    best = file;
    shared = same;
  }
  return best;
}

/** The folders of a path, the innermost first. */
const foldersOf = (path: string) =>
  decoded(path.split(/[?#]/, 1)[0] ?? '')
    .normalize('NFC')
    .split(/[/\\]/)
    .slice(0, -1)
    .reverse();

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((folder, depth) => folder !== other[depth]);
  return at === -1 ? one.length : at;
}
