import { SaxesParser } from 'saxes';
import { ImportError } from './model';
import { mendedXml } from './xml-text';

/** An `<item>` of an export of WordPress: a page, a post, a picture, an entry of a menu… */
export interface WordPressItem {
  /** What its elements say, by their names with prefixes. */
  fields: ReadonlyMap<string, string>;
  /** Names of its categories and tags. */
  categories: readonly string[];
  /** What plugins and themes keep of it, by key. */
  meta: ReadonlyMap<string, string>;
  /** How many comments it has that are not spam. */
  comments: number;
}

export interface WordPressExport {
  /** What the file says of the site: the program that wrote it, its address. */
  site: ReadonlyMap<string, string>;
  items: readonly WordPressItem[];
}

const REFUSED_COMMENTS = new Set(['spam', 'trash']);
const TAXONOMIES = new Set(['category', 'post_tag', 'tag']);

/**
 * Reads the items of an export as they are. Mistakes are passed over, since exports have some; what ends before
 * its end is refused, because nobody would notice which pages are missing.
 * @throws {ImportError}
 */
export function readItems(text: string): WordPressExport {
  const reader = new ItemReader();
  // No document type is ever read, so that no entity is known but XML's own five; XML 1.0, because in 1.1 a reference
  // could stand for a control character.
  const parser = new SaxesParser({
    xmlns: false,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  });
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  parser.on('text', (words) => reader.words(words));
  parser.on('cdata', (words) => reader.words(words));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.write(mendedXml(text)).close();
  if (!reader.isWhole) throw new ImportError('broken');
  return reader;
}

class ItemReader implements WordPressExport {
  readonly site = new Map<string, string>();
  readonly items: WordPressItem[] = [];
  isWhole = false;
  private readonly path: string[] = [];
  private text = '';
  private fields = new Map<string, string>();
  private categories: string[] = [];
  private meta = new Map<string, string>();
  private comments = 0;
  private key = '';
  private value = '';
  private taxonomy = '';
  private isRefused = false;

  open(name: string, attributes: Record<string, string>): void {
    this.path.push(name);
    this.text = '';
    if (name === 'category') this.taxonomy = attributes.domain ?? 'category';
    else if (name === 'wp:postmeta') this.key = this.value = '';
    else if (name === 'wp:comment') this.isRefused = false;
  }

  words(words: string): void {
    this.text += words;
  }

  close(name: string): void {
    this.path.pop();
    if (name === 'rss') this.isWhole = true;
    else if (name === 'item') this.endItem();
    else if (name === 'wp:comment') this.comments += this.isRefused ? 0 : 1;
    else if (name === 'wp:postmeta') this.meta.set(this.key, this.value);
    else this.field(name, this.path.at(-1) ?? '');
    this.text = '';
  }

  private field(name: string, parent: string): void {
    if (parent === 'item') {
      if (name !== 'category') this.fields.set(name, this.fields.get(name) ?? this.text);
      else if (TAXONOMIES.has(this.taxonomy)) this.categories.push(this.text);
    } else if (parent === 'channel') this.site.set(name, this.site.get(name) ?? this.text);
    else if (name === 'wp:meta_key') this.key = this.text.trim();
    else if (name === 'wp:meta_value') this.value = this.text;
    else if (name === 'wp:comment_approved') this.isRefused = REFUSED_COMMENTS.has(this.text.trim());
  }

  private endItem(): void {
    const { fields, categories, meta, comments } = this;
    this.items.push({ fields, categories, meta, comments });
    this.fields = new Map();
    this.categories = [];
    this.meta = new Map();
    this.comments = 0;
  }
}
