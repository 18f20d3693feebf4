/** The pathname of a poster frame, named by its content (SHA-256, lower-case hex). */
export function posterPathname(hash: string): string {
  return `posters/${hash}.jpg`;
}

/** The hash of the frame that has this pathname; null for any other file. */
export function hashOfPoster(pathname: string): string | null {
  return /^posters\/([0-9a-f]{64})\.jpg$/.exec(pathname)?.[1] ?? null;
}
