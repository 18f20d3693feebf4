import { BLOCK_TAGS, INLINE_TAGS } from '../text/text-tags';
import { type Token, tokensOf } from './token';

const BLOCKS: ReadonlySet<string> = new Set(['h1', ...BLOCK_TAGS]);
const MARKS: ReadonlySet<string> = new Set(INLINE_TAGS.filter((tag) => tag !== 'br'));
const PART = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)\b(?:[^<>"]|"[^"]*")*>|[^<]+/y;

/** An element of the text while it is open. */
interface Open {
  tag: string;
  name: string;
  hasContent: boolean;
}

/** Reads stored markup into tokens, one paragraph after another. */
class Reader {
  readonly tokens: Token[] = [];
  private readonly open: Open[] = [];
  private readonly marks: string[] = [];
  /** The elements that the paragraph before stood in. */
  private before: readonly Open[] = [];
  private isInParagraph = false;

  /** Whether the parser can follow the tag. */
  read(part: string, name: string | undefined, isEnd: boolean): boolean {
    if (name === undefined) return this.say(tokensOf(part, [...this.marks]));
    if (name === 'br') return this.say([{ text: part, kind: 'sign', marks: [...this.marks] }]);
    if (MARKS.has(name)) return isEnd ? this.marks.pop()?.startsWith(`<${name}`) === true : this.mark(part);
    if (!BLOCKS.has(name) || this.marks.length > 0) return false;
    return isEnd ? this.close(name) : this.begin(part, name);
  }

  get isWhole(): boolean {
    return this.open.length === 0 && this.marks.length === 0;
  }

  private say(tokens: Token[]): boolean {
    if (!this.isInParagraph) this.paragraph();
    for (const token of tokens) {
      const last = this.tokens.at(-1);
      this.tokens.push(last?.kind === token.kind ? { ...token, goesOn: last.text } : token);
    }
    return true;
  }

  private mark(tag: string): true {
    this.marks.push(tag);
    return true;
  }

  private begin(tag: string, name: string): true {
    this.isInParagraph = false;
    this.open.push({ tag, name, hasContent: false });
    if (name === 'hr') this.close(name);
    return true;
  }

  private close(name: string): boolean {
    const last = this.open.at(-1);
    if (last?.name !== name) return false;
    if (!last.hasContent) this.paragraph();
    this.isInParagraph = false;
    this.open.pop();
    return true;
  }

  private paragraph(): void {
    for (const element of this.open) element.hasContent = true;
    const joined = this.open.findIndex((element, at) => element !== this.before[at]);
    this.tokens.push({
      text: '',
      kind: 'paragraph',
      marks: [],
      path: this.open.map(({ tag }) => tag),
      joined: joined < 0 ? this.open.length : joined,
    });
    this.before = [...this.open];
    this.isInParagraph = true;
  }
}

/** The tokens of stored markup; null where it is not as an editor writes it, so that it could not be put together again. */
export function readMarkup(html: string): Token[] | null {
  const reader = new Reader();
  PART.lastIndex = 0;
  while (PART.lastIndex < html.length) {
    const match = PART.exec(html);
    if (!match || !reader.read(match[0], match.groups?.name, match.groups?.end === '/')) return null;
  }
  return reader.isWhole && writeMarkup(reader.tokens) === html ? reader.tokens : null;
}

const endOf = (tag: string): string => {
  const name = /^<([a-z0-9]+)/.exec(tag)?.[1] ?? '';
  return name === 'hr' ? '' : `</${name}>`;
};

function sharedLength(left: readonly string[], right: readonly string[]): number {
  let length = 0;
  while (length < left.length && length < right.length && left[length] === right[length]) length += 1;
  return length;
}

/** The opening tags that all of these share, outermost first. */
export function sharedTags(left: readonly string[], right: readonly string[]): string[] {
  return left.slice(0, sharedLength(left, right));
}

/** Markup from any sequence of tokens: every opened element is closed. */
export function writeMarkup(tokens: readonly Token[]): string {
  const parts: string[] = [];
  let open: readonly string[] = [];
  let marks: readonly string[] = [];
  const change = (from: readonly string[], to: readonly string[], kept: number) => {
    for (const tag of from.slice(kept).reverse()) parts.push(endOf(tag));
    parts.push(...to.slice(kept));
    return to;
  };
  for (const { kind, text, marks: own, path = [], joined = 0 } of tokens) {
    if (kind === 'paragraph') {
      marks = change(marks, [], 0);
      // The second of two paragraphs in one element comes from the other text, and gets an element of its own.
      const most = open.length === path.length ? path.length - 1 : path.length;
      open = change(open, path, Math.max(0, Math.min(joined, most, sharedLength(open, path))));
    } else {
      marks = change(marks, own, sharedLength(marks, own));
      parts.push(text);
    }
  }
  change(marks, [], 0);
  change(open, [], 0);
  return parts.join('');
}
