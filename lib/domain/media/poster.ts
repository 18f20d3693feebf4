/** Where the frame of a film lies: a name that says what is in it (SHA-256, lower-case hex). */
export function posterPathname(hash: string): string {
  return `posters/${hash}.jpg`;
}

/** The hash of the frame that has this pathname; null for any other file. */
export function hashOfPoster(pathname: string): string | null {
  return /^posters\/([0-9a-f]{64})\.jpg$/.exec(pathname)?.[1] ?? null;
}
