import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { pictureAddress } from './picture-address';

export interface HtmlElement {
  /** In lower case. */
  name: string;
  attributes: Map<string, string>;
  children: HtmlNode[];
  /** Whether a picture that has an address stands in it; one within `noscript` counts only up to there. */
  hasPicture: boolean;
  /** Whether there are pictures or films in it, wherever. */
  hasMedia: boolean;
  /** Whether there is more than space to read in it. */
  hasWords: boolean;
}

export type HtmlNode = HtmlElement | string;

/** What stands deeper is read as if it stood here, so that no page exhausts the stack of calls. */
const MAX_DEPTH = 100;
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** What is in them is no text, but a program or a style. */
const RAW = new Set('script style title textarea iframe noembed noframes xmp plaintext template'.split(' '));
const MEDIA = new Set('img iframe video embed object'.split(' '));
const ENDS_PARAGRAPH = new Set(
  (
    'address article aside blockquote center div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main ' +
    'nav ol p pre section table ul'
  ).split(' '),
);
/** The open elements that an element ends, because it cannot stand in them. */
const ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['p', 'li'])],
  ['dt', new Set(['p', 'dt', 'dd'])],
  ['dd', new Set(['p', 'dt', 'dd'])],
  ['tr', new Set(['p', 'td', 'th', 'tr'])],
  ['td', new Set(['p', 'td', 'th'])],
  ['th', new Set(['p', 'td', 'th'])],
]);
const PARAGRAPH = new Set(['p']);

/** HTML as a tree that is never deeper than pages are written. Nothing of it is run, loaded or refused. */
export function readHtml(html: string): HtmlElement {
  const tree = new Tree(html);
  const tokenizer = new Tokenizer({}, tree);
  tokenizer.write(html);
  tokenizer.end();
  return tree.root;
}

function element(name: string): HtmlElement {
  return { name, attributes: new Map(), children: [], hasPicture: false, hasMedia: false, hasWords: false };
}

/** Builds the tree from tokens. The parser of the same package takes the square of the depth, so it is not used. */
class Tree implements TokenizerCallbacks {
  readonly root = element('');
  private readonly open: HtmlElement[] = [this.root];
  /** How many of each name are open. */
  private readonly names = new Map<string, number>();
  /** Elements that are open below the last level. */
  private tooDeep = 0;
  private next = element('');
  private attribute = '';
  private value = '';
  /** The name of the program or style that is passed over. */
  private unread = '';

  constructor(private readonly html: string) {}

  ontext(start: number, end: number): void {
    this.words(this.html.slice(start, end));
  }

  ontextentity(code: number): void {
    this.words(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    this.next = element(this.html.slice(start, end).toLowerCase());
  }

  onattribname(start: number, end: number): void {
    this.attribute = this.html.slice(start, end).toLowerCase();
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    this.value += this.html.slice(start, end);
  }

  onattribentity(code: number): void {
    this.value += String.fromCodePoint(code);
  }

  onattribend(): void {
    if (!this.next.attributes.has(this.attribute)) this.next.attributes.set(this.attribute, this.value);
  }

  onopentagend(): void {
    const opened = this.next;
    if (this.unread !== '') return;
    const ends = ENDS.get(opened.name) ?? (ENDS_PARAGRAPH.has(opened.name) ? PARAGRAPH : undefined);
    while (this.tooDeep === 0 && ends?.has(this.top.name)) this.pop();
    this.top.children.push(opened);
    this.tellOfMedia(opened);
    if (VOID.has(opened.name)) return;
    if (RAW.has(opened.name)) this.unread = opened.name;
    else if (this.open.length > MAX_DEPTH) this.tooDeep += 1;
    else {
      this.open.push(opened);
      this.names.set(opened.name, (this.names.get(opened.name) ?? 0) + 1);
    }
  }

  onselfclosingtag(): void {
    // HTML passes over the stroke that closes a tag within itself, drawings do not.
    const isDrawn = ['svg', 'math'].some((name) => (this.names.get(name) ?? 0) > 0);
    if (!isDrawn) this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    if (this.unread !== '') {
      if (name === this.unread) this.unread = '';
    } else if (name === 'br') this.top.children.push(element('br'));
    else if (VOID.has(name) || RAW.has(name)) return;
    else if (this.tooDeep > 0) this.tooDeep -= 1;
    else if ((this.names.get(name) ?? 0) > 0) while (this.pop() !== name);
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private get top(): HtmlElement {
    return this.open.at(-1) ?? this.root;
  }

  private pop(): string {
    const name = this.open.pop()?.name ?? '';
    this.names.set(name, (this.names.get(name) ?? 0) - 1);
    return name;
  }

  private words(words: string): void {
    if (this.unread !== '') return;
    const { children } = this.top;
    const last = children.at(-1);
    // The tokenizer parts a text at each of its entities.
    if (typeof last === 'string') children[children.length - 1] = last + words;
    else children.push(words);
    if (words.trim() !== '') this.tell('hasWords');
  }

  private tellOfMedia({ name, attributes }: HtmlElement): void {
    if (!MEDIA.has(name)) return;
    this.tell('hasMedia');
    if (name === 'img' && pictureAddress(attributes) !== null) this.tell('hasPicture');
  }

  /** Tells the open elements what is in them, each once, so that all this takes no longer than the reading. */
  private tell(what: 'hasMedia' | 'hasPicture' | 'hasWords'): void {
    for (let at = this.open.length - 1; at >= 0; at -= 1) {
      const ancestor = this.open[at];
      if (!ancestor || ancestor[what]) break;
      ancestor[what] = true;
      if (what === 'hasPicture' && ancestor.name === 'noscript') break;
    }
  }
}
