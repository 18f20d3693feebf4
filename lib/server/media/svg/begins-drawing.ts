import 'server-only';

const SPACE = /\s*/y;
const DOCTYPE = /<!DOCTYPE\s+svg\b[^>[]*/iy;
const ROOT = /<(?:[A-Za-z_][\w.-]{0,63}:)?svg[\s>/]/iy;

/**
 * Whether a text begins as an SVG: its root, after declarations, comments and a doctype only. Reads each of them
 * once.
 */
export function beginsDrawing(text: string): boolean {
  let at: number | null = 0;
  while (at !== null) {
    at = matched(SPACE, text, at) ?? at;
    if (matched(ROOT, text, at) !== null) return true;
    at = endOfPart(text, at);
  }
  return false;
}

/** Where the part of a prologue ends that begins there; null where none begins, or where it breaks off. */
function endOfPart(text: string, at: number): number | null {
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  if (text.startsWith('<?', at)) return behind(text, '?>', at + 2);
  const inner = matched(DOCTYPE, text, at);
  if (inner === null) return null;
  const end = text[inner] === '[' ? behind(text, ']', inner) : inner;
  return end === null ? null : behind(text, '>', end);
}

function behind(text: string, mark: string, from: number): number | null {
  const found = text.indexOf(mark, from);
  return found === -1 ? null : found + mark.length;
}

/** Where a match ends that begins exactly there. */
function matched(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
