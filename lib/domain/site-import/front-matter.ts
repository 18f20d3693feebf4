/** What a Markdown file says of itself before its text: each key, in lower case, with what it is; a list has several. */
export type FrontMatter = ReadonlyMap<string, readonly string[]>;

interface MatterAndBody {
  matter: FrontMatter;
  body: string;
}

const FENCES: ReadonlyMap<string, string> = new Map([
  ['---', ':'],
  ['+++', '='],
]);
const KEY = /^["']?([\p{L}_][\p{L}\p{N}_.-]*)["']?$/u;
const NOTHING = new Set(['', 'null', '~']);
/** More lines than anybody writes: what comes then is the text. */
const MOST_LINES = 500;

/**
 * Parts a Markdown file into its front matter and its text. Of YAML and TOML only that is read which site builders write: values,
 * texts in quotes, lists, and longer texts; whatever else stands there is passed over.
 */
export function readMatter(file: string): MatterAndBody {
  const lines = file.split(/\r\n|\n|\r/);
  const first = lines[0]?.trimEnd() ?? '';
  const separator = FENCES.get(first);
  // Hexo also writes it without the first fence.
  const isOpen = separator === undefined && /^[a-z_]+:(?:\s|$)/.test(first);
  if (separator === undefined && !isOpen) return { matter: new Map(), body: lines.join('\n') };
  const fence = isOpen ? '---' : first;
  const from = isOpen ? 0 : 1;
  const end = lines.slice(0, MOST_LINES).findIndex((line, at) => at >= from && isEnd(line, fence));
  if (end === -1) return { matter: new Map(), body: lines.join('\n') };
  return {
    matter: entriesOf(lines.slice(from, end), separator ?? ':'),
    body: lines.slice(end + 1).join('\n'),
  };
}

const isEnd = (line: string, fence: string) =>
  line.trimEnd() === fence || (fence === '---' && line.trimEnd() === '...');

function entriesOf(lines: readonly string[], separator: string): FrontMatter {
  const matter = new Map<string, readonly string[]>();
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    at += 1;
    // A table of TOML has keys of its own.
    if (separator === '=' && line.startsWith('[')) break;
    const between = line.indexOf(separator);
    const [, key = ''] = KEY.exec(line.slice(0, Math.max(between, 0)).trimEnd()) ?? [];
    if (key === '') continue;
    const written = withoutComment(line.slice(between + 1).trim());
    const below: string[] = [];
    while (at < lines.length && isBelow(lines[at] ?? '', written)) {
      below.push(lines[at]?.trim() ?? '');
      at += 1;
    }
    const values = valuesOf(written, below);
    if (!matter.has(key.toLowerCase())) matter.set(key.toLowerCase(), values);
  }
  return matter;
}

/** Whether a line belongs to the key above it: it is indented, an entry of its list, or in its brackets. */
function isBelow(line: string, written: string): boolean {
  if (/^\s+\S/.test(line) || line.trim() === '') return true;
  if (written === '') return /^-\s/.test(line);
  return written.startsWith('[') && !written.endsWith(']') && /^[\]"'{]/.test(line);
}

function valuesOf(written: string, below: readonly string[]): string[] {
  const lines = below.filter((line) => line !== '');
  if (/^[|>][+-]?\d?$/.test(written)) return [lines.join(' ')];
  if (written.startsWith('[')) return listOf([written, ...lines].join(' '));
  if (written !== '') return [unquoted([written, ...lines].join(' '))].filter(isSaid);
  return lines
    .filter((line) => /^-\s/.test(line))
    .map((line) => unquoted(withoutComment(line.slice(1).trim())))
    .filter(isSaid);
}

const isSaid = (value: string) => !NOTHING.has(value);

/** The entries of `[a, "b, c"]`. */
function listOf(written: string): string[] {
  const inside = written.replace(/^\[/, '').replace(/\]$/, '');
  const entries = Array.from(inside.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,"'\s][^,]*/g), ([entry]) => entry);
  return entries.map((entry) => unquoted(entry.trim())).filter(isSaid);
}

function unquoted(value: string): string {
  if (value.length < 2) return value;
  if (value.startsWith("'") && value.endsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  if (!value.startsWith('"') || !value.endsWith('"')) return value;
  return value.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? ' ' : sign));
}

/** A comment follows a space and is not within quotes. */
function withoutComment(value: string): string {
  if (value.startsWith('#')) return '';
  const from = endOfQuotes(value);
  const comment = value.slice(from).search(/\s#/);
  return comment === -1 ? value : value.slice(0, from + comment).trimEnd();
}

/** The index after the quotes that a value begins with; 0 for one that begins with none. */
function endOfQuotes(value: string): number {
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") return 0;
  let at = 1;
  while (at < value.length && value.charAt(at) !== quote)
    at += quote === '"' && value.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}
