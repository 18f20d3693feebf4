/** Which addresses a page may point at, by allow-list (security ). */

const LINK_MAX = 2048;

/** Only ever a base to parse against: a value that leaves it is not a path of this site. */
const OWN_ORIGIN = 'https://own.invalid';

/** Browsers drop or reinterpret these while parsing, so a value that has one means two things. */
function hasHiddenParts(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029\ufeff\p{Cs}]/u.test(value);
}

function parseUrl(value: string, base?: string): URL | null {
  return URL.canParse(value, base) ? new URL(value, base) : null;
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(value)) return false;
  const url = parseUrl(value);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

/** A path of this site, as a link may name it: query and fragment included. */
export function isSitePath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//') || hasHiddenParts(value)) return false;
  const url = parseUrl(value, OWN_ORIGIN);
  return url !== null && url.origin === OWN_ORIGIN && !url.pathname.startsWith('//');
}

/** http, https, mailto, tel, site paths and fragments; everything else is refused (security R-4). */
export function isSafeLink(value: string): boolean {
  if (value.length > LINK_MAX || hasHiddenParts(value)) return false;
  if (value.startsWith('#')) return true;
  if (value.startsWith('/')) return isSitePath(value);
  if (/^mailto:/i.test(value)) return /^mailto:[^:/?#@]+@[^:/?#@]+(?:\?[^#]*)?$/i.test(value);
  if (/^tel:/i.test(value)) return /^tel:\+?[\d().-]+(?:;[\w=.-]+)*$/i.test(value);
  return isWebAddress(value);
}

/** The `rel` of links that leave the site: the target does not learn where the visitor came from. */
export const REL_ELSEWHERE = 'noopener noreferrer';

/** The `rel` of a link that is safe: undefined for one that stays on the site, or opens another program. */
export function relOfLink(href: string): string | undefined {
  return isWebAddress(href) ? REL_ELSEWHERE : undefined;
}

function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== '' && decoded !== '.' && decoded !== '..' && !/[/\\]|\p{Cc}/u.test(decoded);
  } catch {
    return false;
  }
}

/** `/media/…`: a file of the library, by its root-relative address. */
export function isMediaAddress(value: string): boolean {
  if (!value.startsWith('/media/') || value.length > LINK_MAX || hasHiddenParts(value)) return false;
  return !/[?#]/.test(value) && value.slice('/media/'.length).split('/').every(isPlainSegment);
}

export type VideoSource =
  | { host: 'media'; src: string }
  | { host: 'youtube' | 'vimeo'; id: string; embed: string };

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

function youtubeId(url: URL): string | null {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  if (!YOUTUBE_HOSTS.has(url.hostname)) return null;
  if (url.pathname === '/watch') return url.searchParams.get('v');
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null;
}

function vimeoVideo(url: URL): VideoSource | null {
  if (!VIMEO_HOSTS.has(url.hostname)) return null;
  const match = /^(?:\/video)?\/(\d{1,12})(?:\/([0-9a-f]{6,40}))?\/?$/.exec(url.pathname);
  const id = match?.[1];
  if (id === undefined) return null;
  const hash = match?.[2] ?? url.searchParams.get('h');
  // An unlisted video plays only with the hash from its link.
  const secret = hash !== null && /^[0-9a-f]{6,40}$/.test(hash) ? `&h=${hash}` : '';
  return { host: 'vimeo', id, embed: `https://player.vimeo.com/video/${id}?dnt=1${secret}` };
}

/** The video behind an address, or null: an own file, YouTube or Vimeo by parsed host and id (security X-6). */
export function parseVideo(value: string): VideoSource | null {
  if (isMediaAddress(value)) return { host: 'media', src: value };
  if (!isSafeLink(value) || !isWebAddress(value)) return null;
  const url = new URL(value);
  if (url.port !== '') return null;
  const id = youtubeId(url);
  if (id !== null && /^[\w-]{11}$/.test(id)) {
    return { host: 'youtube', id, embed: `https://www.youtube-nocookie.com/embed/${id}` };
  }
  return vimeoVideo(url);
}
