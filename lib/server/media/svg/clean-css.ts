import 'server-only';

/** What a value may call; `url()` is judged by itself. */
const FUNCTIONS = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color calc min max clamp var matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy cubic-bezier steps blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia path polygon circle ellipse inset not is where has nth-child nth-of-type nth-last-child lang'.split(
    ' ',
  ),
);
const LOCAL_URL = /^url\(\s*(["']?)#[^\s"'()\\<>]+\1\s*\)/i;
const PROPERTY = /^(?:--)?-?[a-z][a-z0-9-]*$/i;
/** Old ways to run something from a style sheet. */
const REFUSED_PROPERTIES = /^(?:behavior|-moz-binding|src)$/i;
/** At-rules whose rules are rules like others; every other one goes. */
const NESTING = /^@(?:media|supports|keyframes|-webkit-keyframes)\b/i;
const MAX_DEPTH = 4;

/** Whether a value leads nowhere outside and calls nothing strange; an escaped one could be anything. */
export function isPlainValue(value: string): boolean {
  if (/[\\<{}]|\/\*|@/.test(value)) return false;
  for (const { 1: name = '', index } of value.matchAll(/([\w-]*)\(/g)) {
    if (name.toLowerCase() === 'url') {
      if (!LOCAL_URL.test(value.slice(index))) return false;
    } else if (name !== '' && !FUNCTIONS.has(name.toLowerCase())) return false;
  }
  return true;
}

/** Declarations as a `style` attribute has them, without those that lead outside. */
export function cleanDeclarations(text: string): string {
  return withoutComments(text)
    .split(';')
    .flatMap((each) => {
      const colon = each.indexOf(':');
      const [property, value] = [each.slice(0, colon).trim(), each.slice(colon + 1).trim()];
      const isKept =
        colon > 0 && PROPERTY.test(property) && !REFUSED_PROPERTIES.test(property) && isPlainValue(value);
      return isKept ? [`${property}:${value}`] : [];
    })
    .join(';');
}

/** A style sheet, rule by rule, without imports, fonts and whatever leads outside. */
export function cleanSheet(text: string, depth = 0): string {
  const sheet = depth === 0 ? withoutComments(text) : text;
  let kept = '';
  let at = 0;
  while (at < sheet.length) {
    const brace = sheet.indexOf('{', at);
    const semicolon = sheet.indexOf(';', at);
    if (semicolon !== -1 && (brace === -1 || semicolon < brace)) {
      at = semicolon + 1;
      continue;
    }
    if (brace === -1) break;
    const end = endOfBlock(sheet, brace);
    const [prelude, body] = [sheet.slice(at, brace).trim(), sheet.slice(brace + 1, end)];
    kept += cleanRule(prelude, body, depth);
    at = end + 1;
  }
  return kept;
}

function cleanRule(prelude: string, body: string, depth: number): string {
  if (/[\\<}]/.test(prelude)) return '';
  if (prelude.startsWith('@')) {
    const isKept = NESTING.test(prelude) && depth < MAX_DEPTH && isPlainValue(prelude.slice(1));
    return isKept ? `${prelude}{${cleanSheet(body, depth + 1)}}` : '';
  }
  return isPlainValue(prelude) && !body.includes('{') ? `${prelude}{${cleanDeclarations(body)}}` : '';
}

function endOfBlock(sheet: string, brace: number): number {
  let depth = 0;
  for (let at = brace; at < sheet.length; at += 1) {
    if (sheet[at] === '{') depth += 1;
    if (sheet[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return sheet.length;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}
