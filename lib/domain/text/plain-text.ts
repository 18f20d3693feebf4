const RAW_TEXT = ['script', 'style'];
const INLINE = /^\/?(?:a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|u)$/;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  hellip: '…',
};

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return Object.hasOwn(NAMED, body) ? (NAMED[body] ?? entity) : entity;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** Where the tag that opens at `from` ends, quoted attribute values respected; -1 when it never does. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html[at];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

/** The index after an element whose content is no text; its end tag is found in any case. */
function endOfRawText(lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from);
  if (close === -1) return lower.length;
  const end = lower.indexOf('>', close);
  return end === -1 ? lower.length : end + 1;
}

function endOfComment(html: string, open: number): number {
  const end = html.indexOf('-->', open + 4);
  return end === -1 ? html.length : end + 3;
}

function stripTags(html: string): string {
  const lower = html.toLowerCase().length === html.length ? html.toLowerCase() : html;
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    text += html.slice(at, open);
    if (html.startsWith('<!--', open)) {
      at = endOfComment(html, open);
      continue;
    }
    const name = /^\/?[a-z][a-z0-9-]*|^[!?]/.exec(lower.slice(open + 1, open + 32))?.[0];
    if (name === undefined) {
      text += '<';
      at = open + 1;
      continue;
    }
    const end = endOfTag(html, open + 1);
    const isRaw = RAW_TEXT.includes(name);
    // No tag can end any more, so the rest is text: this also keeps the reading linear.
    if (end === -1 && !isRaw) return text + html.slice(open);
    if (!INLINE.test(name)) text += ' ';
    at = isRaw ? endOfRawText(lower, name, Math.max(open, end)) : end + 1;
  }
  return text + html.slice(at);
}

/** The words of a piece of HTML, script and style elements left out. */
export function plainText(html: string): string {
  return stripTags(html)
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}
