import { isSafeLink } from '../addresses/links';
import { xmlText } from '../site/xml';
import { escapeText } from '../text/escape-text';
import { type HtmlElement, type HtmlNode, readHtml } from './html-tree';
import { isInline, UNREAD } from './html-words';
import type { ForeignPart } from './model';
import {
  filmAt,
  filmOf,
  foundIn,
  hasClass,
  isEmoji,
  isFigure,
  isGallery,
  isRepeated,
  pictureOf,
} from './pictures-in';
import { quoteIn } from './quote-in';
import { linesOfTable } from './table-in';
import { TextWriter } from './text-writer';

/** The tags of texts by those of foreign pages; a page has one title, so there is no `h1`. */
const BLOCKS: ReadonlyMap<string, string> = new Map([
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre'].map(
    (name) => [name, name] as const,
  ),
  ['h1', 'h2'],
  ['listing', 'pre'],
  ['menu', 'ul'],
  ['dir', 'ul'],
]);
const MARKS: ReadonlyMap<string, string> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['tt', 'code'],
  ['samp', 'code'],
  ['sub', 'sub'],
  ['sup', 'sup'],
]);
const FILMS = new Set(['iframe', 'video', 'embed', 'audio']);
/** A second link to the file that stands before it. */
const AGAIN = ['wp-block-file__button'];

/** Splits the HTML of another system into parts, in the order in which they are read. */
export function partsOf(html: string): ForeignPart[] {
  const reader = new PartReader();
  reader.nodes(readHtml(html).children, true);
  return reader.finish();
}

/** A link's address that a text may keep: of the web, of a mail or a telephone, or relative; null for any other. */
function safeHref(value: string): string | null {
  const address = value.trim().replace(/\s/g, '%20');
  if (address === '' || address.startsWith('#')) return null;
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (isSafeLink(whole)) return whole;
  // A relative address is safe wherever the same one from the root is.
  const isRelative = !whole.startsWith('/') && !/^[^/?#]*:/.test(whole);
  return isRelative && isSafeLink(`/${whole}`) ? whole : null;
}

class PartReader {
  private readonly parts: ForeignPart[] = [];
  private readonly text = new TextWriter();
  /** Where the link leads that is being read. */
  private link = '';

  finish(): ForeignPart[] {
    this.endText();
    return this.parts;
  }

  /** @param isFlow whether they stand below one another, so that a line may be a film */
  nodes(nodes: readonly HtmlNode[], isFlow: boolean): void {
    nodes.forEach((node, at) => {
      const film = isFlow ? lineOfFilm(nodes, at) : null;
      if (film !== null) this.part({ kind: 'film', address: film });
      else if (typeof node === 'string') this.words(node, isFlow && isLine(nodes, at));
      else if (node.name !== 'noscript' || !isRepeated(nodes, at)) this.element(node);
    });
  }

  /** @param isWhole whether they are a whole line: an address is then a link */
  private words(words: string, isWhole: boolean): void {
    const address = words.trim();
    const href = isWhole && /^https?:\/\/\S+$/.test(address) ? safeHref(address) : null;
    if (href === null) this.text.words(words);
    else this.text.mark('a', startOfLink(href), () => this.text.words(words));
  }

  private element(element: HtmlElement): void {
    const { name } = element;
    if (UNREAD.has(name) || hasClass(element, AGAIN)) return;
    if (name === 'img') this.picture(element);
    else if (FILMS.has(name)) this.film(element);
    else if (name === 'br') this.text.lineBreak();
    else if (name === 'hr') this.text.rule();
    else if (name === 'table') this.table(element);
    else if (element.hasMedia && (isGallery(element) || isFigure(element))) this.figure(element);
    else if (name === 'blockquote') this.quote(element);
    else this.plain(element);
  }

  private plain(element: HtmlElement): void {
    const { name, children } = element;
    const block = BLOCKS.get(name);
    const mark = MARKS.get(name);
    if (block !== undefined)
      this.text.block(block, () => this.nodes(children, name === 'p' || name === 'blockquote'));
    else if (mark !== undefined) this.text.mark(mark, `<${mark}>`, () => this.nodes(children, false));
    else if (name === 'a') this.anchor(element);
    else if (isInline(name)) this.nodes(children, false);
    else this.apart(children);
  }

  private anchor(element: HtmlElement): void {
    const outer = this.link;
    const given = element.attributes.get('href') ?? '';
    this.link = given.trim();
    const href = safeHref(given);
    const inside = () => this.nodes(element.children, false);
    if (href === null) inside();
    else this.text.mark('a', startOfLink(href), inside);
    this.link = outer;
  }

  private picture(element: HtmlElement): void {
    if (isEmoji(element)) this.text.words(element.attributes.get('alt') ?? '');
    else {
      const picture = pictureOf(element, this.link);
      if (picture !== null) this.part({ kind: 'picture', picture });
    }
  }

  private film(element: HtmlElement): void {
    const film = element.name === 'audio' ? null : filmOf(element);
    if (film !== null) this.part({ kind: 'film', address: film });
    else this.playsElsewhere(element);
  }

  /** What cannot be taken stays as a link to where it plays. */
  private playsElsewhere(element: HtmlElement): void {
    const sources = [element, ...element.children].map((each) =>
      typeof each === 'string' ? '' : (each.attributes.get('src') ?? each.attributes.get('data-src') ?? ''),
    );
    const href = safeHref(sources.find((source) => source.trim() !== '') ?? '');
    if (href === null || !/^https?:|\.\w{2,4}$/i.test(href)) return;
    this.text.block('p', () => this.text.mark('a', startOfLink(href), () => this.text.words(href)));
  }

  private figure(element: HtmlElement): void {
    const { pictures, films, rest } = foundIn(element, this.link);
    const [first, ...others] = pictures;
    if (first) {
      this.part(others.length === 0 ? { kind: 'picture', picture: first } : { kind: 'gallery', pictures });
    }
    for (const address of films) this.part({ kind: 'film', address });
    this.apart(rest);
  }

  private apart(nodes: readonly HtmlNode[]): void {
    this.text.apart();
    this.nodes(nodes, true);
    this.text.apart();
  }

  private quote(element: HtmlElement): void {
    const quote = this.text.isInList || element.hasMedia ? null : quoteIn(element);
    if (quote !== null) this.part({ kind: 'quote', ...quote });
    else this.plain(element);
  }

  private table(element: HtmlElement): void {
    if (element.hasMedia) this.plain(element);
    else {
      for (const line of linesOfTable(element, linesOfCell)) {
        if (typeof line === 'string') this.text.block('p', () => this.text.markup(line));
        else this.apart(line.children);
      }
    }
  }

  private part(part: ForeignPart): void {
    this.endText();
    this.parts.push(part);
  }

  private endText(): void {
    const html = this.text.take();
    if (html !== '') this.parts.push({ kind: 'text', html });
  }
}

const startOfLink = (href: string): string => `<a href="${xmlText(href)}">`;

/** The lines of a cell as markup. */
function linesOfCell(cell: HtmlElement): string[] {
  const reader = new PartReader();
  reader.nodes(cell.children, false);
  const html = reader
    .finish()
    .map((part) => (part.kind === 'text' ? part.html : escapeText(wordsOfQuote(part))));
  return html.flatMap((text) => text.split(BLOCK_TAGS)).filter((line) => line !== '');
}

const BLOCK_TAGS = /<\/?(?:p|h[2-6]|ul|ol|li|blockquote|pre|hr|br)>/;

function wordsOfQuote(part: ForeignPart): string {
  if (part.kind !== 'quote') return part.kind === 'film' ? part.address : '';
  return part.source === '' ? part.words : `${part.words} — ${part.source}`;
}

/** The address of a film of YouTube or Vimeo that is all a line says: systems play these in its place. */
function lineOfFilm(nodes: readonly HtmlNode[], at: number): string | null {
  const node = nodes[at];
  if (node === undefined || !isLine(nodes, at)) return null;
  if (typeof node === 'string') return filmAt(node.trim());
  const [words, ...others] = node.children;
  if (node.name !== 'a' || others.length > 0 || typeof words !== 'string') return null;
  const isAddress = /^(?:https?:\/\/|www\.|youtu|vimeo)/i.test(words.trim());
  return isAddress ? filmAt((node.attributes.get('href') ?? '').trim()) : null;
}

/** Whether a node is a line of its own among its siblings. */
function isLine(nodes: readonly HtmlNode[], at: number): boolean {
  return [nodes[at - 1], nodes[at + 1]].every((node) => {
    if (typeof node === 'string') return node.trim() === '';
    return node === undefined || node.name === 'br' || !isInline(node.name);
  });
}
