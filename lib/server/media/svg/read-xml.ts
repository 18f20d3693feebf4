import 'server-only';

import { SaxesParser } from 'saxes';

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
/** Attributes of one element. */
const MAX_ATTRIBUTES = 1_000;
/** A prefix and a name, or a name alone. */
const QUALIFIED_NAME = /^[^:]+(?::[^:]+)?$/;

/**
 * Reads XML as elements and words; comments and instructions are left out. A document type is passed over unread, so that
 * no entity is known but XML's own five.
 * @throws {XmlError}
 */
export function readXml(text: string): XmlElement {
  const tree = new Tree();
  // Namespaces are resolved by the cleaner, which knows the prefixes that matter: drawing programs leave some
  // undeclared. XML 1.0, because in 1.1 a reference could stand for a control character.
  const parser = new SaxesParser({ position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  parser.on('attribute', ({ name, value }) => tree.attribute(name, value));
  parser.on('opentag', ({ name }) => tree.open(name));
  parser.on('closetag', () => tree.close());
  parser.on('text', (words) => tree.words(words));
  parser.on('cdata', (words) => tree.words(words));
  try {
    // Programs leave empty lines before the declaration, which XML does not allow.
    parser.write(text.trimStart()).close();
  } catch (error) {
    throw error instanceof XmlError ? error : new XmlError('It is no XML.', { cause: error });
  }
  return tree.whole();
}

/** Builds the tree from the parser's events, within the limits. */
class Tree {
  private root: XmlElement | undefined;
  private count = 0;
  private readonly ancestors: XmlElement[] = [];
  /** The attributes of the element that is about to open. */
  private attributes = new Map<string, string>();

  attribute(name: string, value: string): void {
    refuseOddName(name);
    if (this.attributes.has(name)) throw new XmlError('An attribute stands twice.');
    if (this.attributes.size >= MAX_ATTRIBUTES) throw new XmlError('It is too much.');
    this.attributes.set(name, value);
  }

  open(name: string): void {
    refuseOddName(name);
    this.count += 1;
    if (this.count > MAX_ELEMENTS || this.ancestors.length >= MAX_DEPTH)
      throw new XmlError('It is too much.');
    const element: XmlElement = { name, attributes: this.attributes, children: [] };
    this.attributes = new Map();
    this.root ??= element;
    this.ancestors.at(-1)?.children.push(element);
    this.ancestors.push(element);
  }

  close(): void {
    this.ancestors.pop();
  }

  words(words: string): void {
    this.ancestors.at(-1)?.children.push(words);
  }

  whole(): XmlElement {
    if (!this.root) throw new XmlError('It is empty.');
    return this.root;
  }
}

function refuseOddName(name: string): void {
  if (!QUALIFIED_NAME.test(name)) throw new XmlError('A name has more than one prefix.');
}
