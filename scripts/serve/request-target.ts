export interface RequestTarget {
  /** Decoded; an encoded slash stays `%2F`, since it is part of a segment and never a separator. */
  pathname: string;
  /** The same with its query, in the normalised form that Next.js receives. */
  url: string;
}

/** The page or file that a request asks for; null if no page or file can have that name (`path`). */
export function readTarget(url: string): RequestTarget | null {
  const end = url.search(/[?#]/);
  const raw = end < 0 ? url : url.slice(0, end);
  const pathname = decodePathname(raw);
  if (pathname === null || !/^\/[^\p{Cc}\\]*$/u.test(pathname) || /\/\.{1,2}(?:\/|$)/.test(pathname))
    return null;
  if (!raw.includes('%') && pathname === raw) return { pathname, url };
  const query = end < 0 ? '' : url.slice(end);
  return { pathname, url: pathname.split('/').map(encodeURIComponent).join('/') + query };
}

/** Null when it is no UTF-8, encoded or not. */
function decodePathname(raw: string): string | null {
  try {
    // Node gives bytes that a client did not encode as single characters.
    const text = Buffer.from(raw, 'latin1').toString();
    const decoded = decodeURIComponent(text.replaceAll(/%2f/gi, '%252F'));
    return decoded.includes('\uFFFD') ? null : decoded;
  } catch {
    return null;
  }
}
