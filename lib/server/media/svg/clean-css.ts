import 'server-only';

/** Functions that a value may call; `url()` is checked separately. */
const FUNCTIONS = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color calc min max clamp var matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy cubic-bezier steps blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia path polygon circle ellipse inset not is where has nth-child nth-of-type nth-last-child lang'.split(
    ' ',
  ),
);
/** The length of the longest of them. */
const NAME_CHARACTERS = Math.max(...[...FUNCTIONS].map(({ length }) => length));
const NAME_CHARACTER = /[\w-]/;
const LOCAL_URL = /url\(\s*(["']?)#[^\s"'()\\<>]+\1\s*\)/iy;
const PROPERTY = /^(?:--)?-?[a-z][a-z0-9-]*$/i;
/** Old ways to run something from a style sheet. */
const REFUSED_PROPERTIES = /^(?:behavior|-moz-binding|src)$/i;
/** At-rules whose rules are rules like others; every other one goes. */
const NESTING = /^@(?:media|supports|keyframes|-webkit-keyframes)\b/i;
const MAX_DEPTH = 4;

/** Whether a value leads nowhere outside and calls nothing strange; an escaped one could be anything. */
export function isPlainValue(value: string): boolean {
  if (/[\\<{}]|\/\*|@/.test(value)) return false;
  for (let bracket = value.indexOf('('); bracket !== -1; bracket = value.indexOf('(', bracket + 1)) {
    const name = nameBefore(value, bracket).toLowerCase();
    if (name === 'url') {
      LOCAL_URL.lastIndex = bracket - name.length;
      if (!LOCAL_URL.test(value)) return false;
    } else if (name !== '' && !FUNCTIONS.has(name)) return false;
  }
  return true;
}

/** The function name before a bracket; of a name that is too long to be known, only its end. */
function nameBefore(value: string, bracket: number): string {
  let from = bracket;
  while (bracket - from <= NAME_CHARACTERS && NAME_CHARACTER.test(value[from - 1] ?? '')) from -= 1;
  return value.slice(from, bracket);
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

/**
 * A style sheet cleaned rule by rule, without imports, fonts and external references; linear in its length for
 * each depth.
 */
export function cleanSheet(text: string, depth = 0): string {
  const sheet = depth === 0 ? withoutComments(text) : text;
  let kept = '';
  let from = 0;
  for (let at = 0; at < sheet.length; at += 1) {
    if (sheet[at] === ';') from = at + 1;
    if (sheet[at] !== '{') continue;
    const end = endOfBlock(sheet, at);
    kept += cleanRule(sheet.slice(from, at).trim(), sheet.slice(at + 1, end), depth);
    at = end;
    from = end + 1;
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
