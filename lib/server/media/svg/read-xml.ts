import 'server-only';

export interface XmlElement {
  /** As written, with its prefix. */
  name: string;
  attributes: Map<string, string>;
  children: (XmlElement | string)[];
}

/** A text that is no XML, or more of it than anybody draws. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const MAX_DEPTH = 200;
const MAX_ELEMENTS = 100_000;
/** Of one element. */
const MAX_ATTRIBUTES = 1_000;
const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;
const SPACE = /\s*/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
/** The declaration of a kind of document: its own inner part is passed over unread. */
const DOCTYPE = /<!DOCTYPE(?:[^>[\]"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>/y;
const REFERENCE = /&(?:#x([0-9a-f]{1,8})|#([0-9]{1,9})|([a-z]{1,8}));/iy;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Reads XML without a document type and without entities of its own, as security U-7 asks; comments and instructions are
 * left out.
 * @throws {XmlError}
 */
export function readXml(text: string): XmlElement {
  const reader = new Reader(text.startsWith('\ufeff') ? text.slice(1) : text);
  return reader.read();
}

class Reader {
  private at = 0;
  private count = 0;
  private root: XmlElement | undefined;
  private readonly open: XmlElement[] = [];

  constructor(private readonly text: string) {}

  read(): XmlElement {
    while (this.at < this.text.length) this.next();
    if (!this.root || this.open.length > 0) throw new XmlError('It breaks off.');
    return this.root;
  }

  private next(): void {
    const { text, at } = this;
    if (text[at] !== '<') this.words();
    else if (text.startsWith('<!--', at)) this.skipTo('-->');
    else if (text.startsWith('<![CDATA[', at)) this.cdata();
    else if (text.startsWith('<!', at)) this.doctype();
    else if (text.startsWith('<?', at)) this.skipTo('?>');
    else if (text.startsWith('</', at)) this.close();
    else this.element();
  }

  private words(): void {
    const end = this.text.indexOf('<', this.at);
    const words = this.text.slice(this.at, end === -1 ? undefined : end);
    this.at += words.length;
    const parent = this.open.at(-1);
    if (parent) parent.children.push(unescaped(words));
    else if (words.trim() !== '') throw new XmlError('Words stand outside of everything.');
  }

  private skipTo(mark: string): void {
    const end = this.text.indexOf(mark, this.at + 2);
    if (end === -1) throw new XmlError('It breaks off.');
    this.at = end + mark.length;
  }

  private cdata(): void {
    const from = this.at + '<![CDATA['.length;
    this.skipTo(']]>');
    const parent = this.open.at(-1);
    if (!parent) throw new XmlError('Words stand outside of everything.');
    parent.children.push(this.text.slice(from, this.at - ']]>'.length));
  }

  private doctype(): void {
    if (this.root || this.match(DOCTYPE) === null) throw new XmlError('A declaration is broken.');
  }

  private close(): void {
    this.at += 2;
    const name = this.match(NAME)?.[0];
    this.match(SPACE);
    if (this.open.pop()?.name !== name || this.text[this.at] !== '>') {
      throw new XmlError('Elements are not nested.');
    }
    this.at += 1;
  }

  private element(): void {
    this.at += 1;
    const name = this.match(NAME)?.[0];
    this.count += 1;
    if (name === undefined || (this.root && this.open.length === 0)) throw new XmlError('It is no XML.');
    if (this.count > MAX_ELEMENTS || this.open.length >= MAX_DEPTH) throw new XmlError('It is too much.');
    const element: XmlElement = { name, attributes: this.attributes(), children: [] };
    this.root ??= element;
    this.open.at(-1)?.children.push(element);
    this.match(SPACE);
    const isEmpty = this.text.startsWith('/>', this.at);
    if (!isEmpty && this.text[this.at] !== '>') throw new XmlError('An element is broken.');
    this.at += isEmpty ? 2 : 1;
    if (!isEmpty) this.open.push(element);
  }

  private attributes(): Map<string, string> {
    const found = new Map<string, string>();
    for (let match = this.match(ATTRIBUTE); match; match = this.match(ATTRIBUTE)) {
      const [, name = '', double, single = ''] = match;
      if (found.has(name)) throw new XmlError('An attribute stands twice.');
      if (found.size >= MAX_ATTRIBUTES) throw new XmlError('It is too much.');
      found.set(name, unescaped(double ?? single));
    }
    return found;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}

/** One reference after the other: the first that is unknown ends it. */
function unescaped(words: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = words.indexOf('&'); at !== -1; at = words.indexOf('&', from)) {
    REFERENCE.lastIndex = at;
    const reference = REFERENCE.exec(words);
    if (!reference) throw new XmlError('An entity is not known.');
    parts.push(words.slice(from, at), characterOf(reference));
    from = REFERENCE.lastIndex;
  }
  return parts.length === 0 ? words : parts.join('') + words.slice(from);
}

function characterOf([, hexadecimal, decimal, name]: RegExpExecArray): string {
  const named = name === undefined ? undefined : ENTITIES[name];
  if (named !== undefined) return named;
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN);
  if (!isCharacter(code)) throw new XmlError('An entity is not known.');
  return String.fromCodePoint(code);
}

function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
