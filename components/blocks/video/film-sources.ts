import { filmSizePath } from '@/lib/domain/media/film-sizes';
import type { MediaFacts } from '@/lib/domain/media/model';

/** A `<source>` of a film; browsers take the first one whose type and condition hold. */
export interface FilmSourceTag {
  src: string;
  type?: string;
  media?: string;
}

interface FilmFile {
  src: string;
  type: string | undefined;
  width: number;
}

/** Browsers are told these types, and refuse a file whose type they do not know: others they try by themselves. */
const NAMED_TYPES = ['video/webm', 'video/mp4'];
/** Of screens, in device pixels for each CSS pixel. */
const DENSITIES = [1, 1.5, 2, 3];

/** A film, and those that have been made of it. */
function filesOf(src: string, facts: MediaFacts | undefined): FilmFile[] {
  const type = NAMED_TYPES.find((each) => each === facts?.contentType);
  const made = (facts?.filmWidths ?? []).map((width) => ({
    src: filmSizePath(src, width),
    type: 'video/mp4',
    width,
  }));
  return [{ src, type, width: facts?.width ?? 0 }, ...made];
}

/** The largest first; of the same size WebM first, which is smaller. */
function bySizeAndType(a: FilmFile, b: FilmFile): number {
  const place = ({ type }: FilmFile) => (type === undefined ? NAMED_TYPES.length : NAMED_TYPES.indexOf(type));
  return b.width - a.width || place(a) - place(b);
}

/** Holds where the window shows more pixels than a film of that width has. */
function widerThan(width: number): string {
  return DENSITIES.map((density) => {
    const wide = `(min-width: ${Math.floor(width / density) + 1}px)`;
    return density === 1 ? wide : `${wide} and (min-resolution: ${density}dppx)`;
  }).join(', ');
}

/**
 * The sources of a film that is there in several sizes and formats: larger ones only for windows that show more than the next
 * smaller one has, and behind the smallest every format again, for a browser that plays none of those before.
 */
export function filmSources(
  addresses: readonly string[],
  media: Readonly<Record<string, MediaFacts>>,
): FilmSourceTag[] {
  const all = [...new Set(addresses)].flatMap((src) => filesOf(src, media[src]));
  // Of a film in two formats, the same sizes may have been made of each.
  const isFirst = (file: FilmFile, at: number) =>
    all.findIndex(({ type, width }) => type === file.type && width === file.width) === at;
  const files = all.filter(isFirst).sort(bySizeAndType);
  const smallest = files.at(-1)?.width ?? 0;
  const tags = files.map(({ src, type, width }): FilmSourceTag => {
    const next = files.find((other) => other.width < width)?.width;
    return {
      src,
      ...(type !== undefined && { type }),
      ...(next !== undefined && { media: widerThan(next) }),
    };
  });
  const typesOfSmallest = files.filter(({ width }) => width === smallest).map(({ type }) => type);
  const others = files.filter(({ width, type }) => width > smallest && !typesOfSmallest.includes(type));
  return [
    ...tags,
    ...others.reverse().map(({ src, type }) => ({ src, ...(type !== undefined && { type }) })),
  ];
}
