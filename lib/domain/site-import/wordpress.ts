import { dayOf } from './dates';
import { wordsOf } from './html-words';
import { type ForeignPage, type ForeignSite, ImportError } from './model';
import { oldPathOf, slugOfAddress } from './old-address';
import { Ids, Left, type LeftKind, withKnownParents } from './page-list';
import { fileNameOf } from './picture-names';
import type { Attachment } from './shortcodes';
import { contentOf } from './wordpress-content';
import { readItems, type WordPressExport, type WordPressItem } from './wordpress-items';

/** Kinds of content that themes and plugins for artists add, and visitors read as pages. */
const PAGES = new Set(
  (
    'page portfolio jetpack-portfolio project projects work works artwork artworks painting paintings series exhibition ' +
    'exhibitions gallery collection collections'
  ).split(' '),
);
const FORMS = new Set(
  'wpcf7_contact_form wpforms forminator_forms frm_form mc4wp-form fluentform nf_form caldera_form happyform jetpack_form'.split(
    ' ',
  ),
);
const PRODUCTS = new Set(['product', 'download']);
const THROWN_AWAY = new Set(['trash', 'auto-draft']);
/** The category of whatever has none, in the languages of the interface. */
const NO_CATEGORY = new Set([
  'uncategorized',
  'uncategorised',
  'без рубрики',
  'без категории',
  'без категорії',
]);
/** What plugins for search engines say of a page. */
const DESCRIPTIONS = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
];

/** Whether a text is an export of WordPress, or of a system that writes the same. */
export function isWordPress(text: string): boolean {
  const head = text.slice(0, 8000).trimStart();
  return head.startsWith('<') && /<rss[\s>]/.test(head) && /wordpress\.org\/export|<wp:/.test(head);
}

/**
 * The pages and posts of one site, whose export may be parted into several files.
 * @throws {ImportError}
 */
export function readWordPress(texts: readonly string[]): ForeignSite {
  const exports = texts.map(readItems);
  const items = exports.flatMap((each) => each.items);
  const format = texts.some((text, at) => exports[at] !== undefined && isSquarespace(exports[at], text))
    ? 'squarespace'
    : 'wordpress';
  const library = libraryOf(items);
  const left = new Left();
  const ids = new Ids();
  const pages: ForeignPage[] = [];
  for (const item of items) {
    const type = fieldOf(item, 'wp:post_type').trim();
    // Squarespace writes empty items for what it does not export.
    if (type === '' || THROWN_AWAY.has(fieldOf(item, 'wp:status').trim())) continue;
    left.add('comments', item.comments);
    if (isPage(type)) pages.push(pageOf(item, library, ids, format));
    else if (type !== 'attachment') left.add(kindLeft(type));
  }
  if (pages.length === 0) throw new ImportError('nothing');
  return { format, pages: withKnownParents(pages), pictures: library.alts, left: left.all() };
}

/** It names itself in the newer exports, and in the older ones only by the addresses of pictures. */
function isSquarespace({ site }: WordPressExport, text: string): boolean {
  const generator = site.get('generator') ?? '';
  if (generator !== '') return /squarespace/i.test(generator);
  return /squarespace\.com|squarespace-cdn\.com|\bsqs-|image-block-outer-wrapper/.test(text);
}

const isPage = (type: string) =>
  type === 'post' || PAGES.has(type) || /(?:^|[-_])portfolios?(?:$|[-_])/.test(type);

function kindLeft(type: string): LeftKind {
  if (type === 'nav_menu_item' || type === 'wp_navigation') return 'menus';
  if (FORMS.has(type)) return 'forms';
  return PRODUCTS.has(type) ? 'products' : 'others';
}

const fieldOf = ({ fields }: WordPressItem, name: string): string => fields.get(name) ?? '';

interface Library {
  byId: ReadonlyMap<string, Attachment>;
  /** The pictures that were uploaded on a page, by its id. */
  byPage: ReadonlyMap<string, readonly Attachment[]>;
  alts: ReadonlyMap<string, string>;
}

function libraryOf(items: readonly WordPressItem[]): Library {
  const byId = new Map<string, Attachment>();
  const byPage = new Map<string, Attachment[]>();
  const alts = new Map<string, string>();
  for (const item of items) {
    const address = fieldOf(item, 'wp:attachment_url').trim();
    if (fieldOf(item, 'wp:post_type').trim() !== 'attachment' || address === '') continue;
    const alt = (item.meta.get('_wp_attachment_image_alt') ?? '').replace(/\s+/g, ' ').trim();
    const attachment = { address, alt, caption: wordsOf(fieldOf(item, 'excerpt:encoded')) };
    byId.set(fieldOf(item, 'wp:post_id').trim(), attachment);
    const page = fieldOf(item, 'wp:post_parent').trim();
    byPage.set(page, [...(byPage.get(page) ?? []), attachment]);
    const name = fileNameOf(address);
    if (name !== '' && (alts.get(name) ?? '') === '') alts.set(name, alt);
  }
  return { byId, byPage, alts };
}

function pageOf(
  item: WordPressItem,
  library: Library,
  ids: Ids,
  format: 'wordpress' | 'squarespace',
): ForeignPage {
  const field = (name: string) => fieldOf(item, name).trim();
  const id = field('wp:post_id');
  const parent = field('wp:post_parent');
  const shortcodes = {
    attachment: (wished: string) => library.byId.get(wished),
    own: library.byPage.get(id) ?? [],
  };
  const said = DESCRIPTIONS.map((key) => item.meta.get(key) ?? '').find((text) => text.trim() !== '');
  return {
    id: ids.next(id),
    parentId: parent === '' || parent === '0' ? null : parent,
    title: wordsOf(field('title')),
    slug: slugOfAddress(field('wp:post_name')),
    oldPath: oldPathOf(field('link')),
    kind: field('wp:post_type') === 'post' ? 'post' : 'page',
    date: dayOf(field('wp:post_date')) ?? dayOf(field('wp:post_date_gmt')),
    description: wordsOf(said ?? field('excerpt:encoded')),
    keywords: keywordsOf(item),
    isPublic: field('wp:status') === 'publish' && field('wp:post_password') === '',
    html: contentOf(fieldOf(item, 'content:encoded'), shortcodes, format === 'squarespace'),
    cover: library.byId.get(item.meta.get('_thumbnail_id')?.trim() ?? '')?.address ?? null,
    details: [],
  };
}

function keywordsOf({ categories }: WordPressItem): string[] {
  const words = categories.map(wordsOf);
  return [...new Set(words)].filter((word) => word !== '' && !NO_CATEGORY.has(word.toLowerCase()));
}
