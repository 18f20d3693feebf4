/** The widths in pixels that smaller films are made at. */
export const FILM_WIDTHS: readonly number[] = [640, 1280, 1920];
/** Nothing is gained by a copy that is hardly smaller. */
const SMALLER = 0.9;
/** What every browser may play as it is. */
const WEB_TYPES: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);

interface Film {
  contentType: string;
  width?: number | null | undefined;
}

/** The widths at which a film is worth making again, as MP4: smaller ones, and its own where few browsers play it as it is. */
export function filmWidths({ contentType, width }: Film): number[] {
  if (!contentType.startsWith('video/') || !width) return [];
  const most = WEB_TYPES.has(contentType) ? width * SMALLER : width;
  return FILM_WIDTHS.filter((each) => each <= most);
}

/** The address of a film at a width, for a stored file's `/media/…` address. */
export function filmSizePath(src: string, width: number): string {
  return `${src}?width=${width}`;
}
