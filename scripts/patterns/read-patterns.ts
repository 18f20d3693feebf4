import { type Expression, parseSync, type VariableDeclarator, Visitor } from 'oxc-parser';

/** A regular expression of a source. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly line: number;
}

/** A pattern built at run time from more than constants of its file: it cannot be judged beforehand. */
interface Built {
  /** As written. */
  readonly code: string;
  readonly line: number;
}

type Known = ReadonlyMap<string, Expression>;

/** All regular expressions of a source: those between slashes, and those made by `RegExp`. */
export function readPatterns(path: string, source: string): { patterns: Pattern[]; built: Built[] } {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);

  const patterns: Pattern[] = [];
  const built: Built[] = [];
  const lineOf = ({ start }: { start: number }) => source.slice(0, start).split('\n').length;
  const known = new Map<string, Expression>();
  const made = (node: { start: number; end: number; callee: Expression; arguments: unknown[] }) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [pattern, flags] = node.arguments as Expression[];
    const text = textOf(pattern, known);
    const set = flags === undefined ? '' : textOf(flags, known);
    if (text === null || set === null) {
      built.push({ code: source.slice(node.start, node.end), line: lineOf(node) });
    } else patterns.push({ source: text, flags: set, line: lineOf(node) });
  };
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const each of kind === 'const' ? declarations : []) note(each, known);
    },
  }).visit(program);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      patterns.push({ source: node.regex.pattern, flags: node.regex.flags, line: lineOf(node) });
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  return { patterns, built };
}

function note({ id, init }: VariableDeclarator, known: Map<string, Expression>): void {
  if (id.type === 'Identifier' && init) known.set(id.name, init);
}

/** The value of a constant expression; null if it is known at run time only. */
function textOf(node: Expression | undefined, known: Known): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'Identifier') return textOf(known.get(node.name), known);
  if (node?.type !== 'TemplateLiteral') return null;
  let text = '';
  for (const [at, { value }] of node.quasis.entries()) {
    const filled = at === 0 ? '' : textOf(node.expressions[at - 1], known);
    if (filled === null) return null;
    text += filled + (value.cooked ?? '');
  }
  return text;
}
