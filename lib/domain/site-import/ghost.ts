import * as z from 'zod';
import { escapeText } from '../text/escape-text';
import { dayOf, dayOfTime } from './dates';
import { wordsOf } from './html-words';
import { type ForeignPage, type ForeignSite, ImportError } from './model';
import { oldPathOf, slugOfAddress } from './old-address';
import { Ids, Left } from './page-list';
import { fileNameOf } from './picture-names';

/** A field that one version has and another has not, or has in another shape: it is then as if it were not there. */
const text = z.string().nullish().catch(null);
const id = z.union([z.string(), z.number()]).transform(String);
const flag = z.union([z.boolean(), z.number()]).nullish().catch(null);
const time = z.union([z.string(), z.number()]).nullish().catch(null);

const postShape = z.object({
  id: id.optional().catch(undefined),
  title: text,
  slug: text,
  type: text,
  page: flag,
  status: text,
  visibility: text,
  html: text,
  plaintext: text,
  feature_image: text,
  image: text,
  feature_image_alt: text,
  custom_excerpt: text,
  meta_description: text,
  published_at: time,
});
const metaShape = z.object({ post_id: id, meta_description: text, feature_image_alt: text });
const tagShape = z.object({ id, name: z.string(), visibility: text });
const linkShape = z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish().catch(null) });
const listShape = z.array(z.unknown()).catch([]);
const dataShape = z.object({
  posts: z.array(z.unknown()),
  posts_meta: listShape,
  tags: listShape,
  posts_tags: listShape,
  comments: listShape,
});
type Data = z.infer<typeof dataShape>;
type Post = z.infer<typeof postShape>;

/** What exports write in place of the address of the site. */
const OWN_ADDRESS = '__GHOST_URL__';

/** Whether a JSON value is an export of Ghost, of whichever version. */
export function isGhost(value: unknown): boolean {
  return dataOf(value) !== null;
}

/**
 * The pages and posts of an export of Ghost.
 * @throws {ImportError}
 */
export function readGhost(value: unknown): ForeignSite {
  const data = dataOf(value);
  if (data === null) throw new ImportError('unknown-format');
  const left = new Left();
  left.add('comments', data.comments.length);
  const keywords = keywordsByPost(data);
  const metas = new Map(each(metaShape, data.posts_meta).map((meta) => [meta.post_id, meta]));
  const pictures = new Map<string, string>();
  const ids = new Ids();
  const pages = data.posts.flatMap((given): ForeignPage[] => {
    const read = postShape.safeParse(given);
    const kind = read.success ? kindOf(read.data) : null;
    if (!read.success || kind === null) {
      left.add('others');
      return [];
    }
    const post = read.data;
    const meta = metas.get(post.id ?? '');
    const cover = withoutOwnAddress(post.feature_image ?? post.image ?? '');
    if (cover !== '') pictures.set(fileNameOf(cover), said(post.feature_image_alt, meta?.feature_image_alt));
    return [
      {
        ...pageOf(post, kind),
        id: ids.next(post.id ?? ''),
        description: wordsOf(
          said(post.meta_description, meta?.meta_description, post.custom_excerpt).replaceAll('<', '&lt;'),
        ),
        keywords: keywords.get(post.id ?? '') ?? [],
        cover: cover === '' ? null : cover,
      },
    ];
  });
  if (pages.length === 0) throw new ImportError('nothing');
  return { format: 'ghost', pages, pictures, left: left.all() };
}

function pageOf(post: Post, kind: 'page' | 'post') {
  const slug = (post.slug ?? '').trim();
  const published = post.published_at ?? '';
  return {
    parentId: null,
    title: (post.title ?? '').trim(),
    slug: slugOfAddress(slug),
    oldPath: slug === '' ? null : oldPathOf(`/${slug}`),
    kind,
    date: typeof published === 'number' ? dayOfTime(published) : dayOf(published),
    isPublic: post.status === 'published' && (post.visibility ?? 'public') === 'public',
    html: withoutOwnAddress(post.html ?? paragraphs(post.plaintext ?? '')),
    details: [],
  };
}

/** Older versions have the tables at the top, or in a `data` of their own; newer ones in `db[0].data`. */
function dataOf(value: unknown): Data | null {
  const within = z.object({ data: z.unknown() });
  const whole = z.object({ db: z.array(z.unknown()).min(1) }).safeParse(value);
  const outer = whole.success ? whole.data.db[0] : value;
  const inner = within.safeParse(outer);
  const found = [inner.success ? inner.data.data : null, outer].map((each) => dataShape.safeParse(each));
  return found.find((each) => each.success)?.data ?? null;
}

function kindOf({ type, page }: Post): 'page' | 'post' | null {
  if (type === 'page' || type === 'post') return type;
  if (typeof type === 'string') return null;
  return page ? 'page' : 'post';
}

/** The entries of a table that have the shape of one. */
function each<T>(shape: z.ZodType<T>, entries: readonly unknown[]): T[] {
  return entries.flatMap((entry) => {
    const read = shape.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

function keywordsByPost(data: Data): ReadonlyMap<string, string[]> {
  // Tags that begin with # are for the design of the site, and nobody reads them.
  const tags = each(tagShape, data.tags).filter(
    ({ name, visibility }) => !name.startsWith('#') && visibility !== 'internal',
  );
  const names = new Map(tags.map((tag) => [tag.id, tag.name.trim()]));
  const links = each(linkShape, data.posts_tags);
  links.sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0));
  const keywords = new Map<string, string[]>();
  for (const { post_id, tag_id } of links) {
    const name = names.get(tag_id) ?? '';
    const known = keywords.get(post_id) ?? [];
    if (name !== '' && !known.includes(name)) keywords.set(post_id, [...known, name]);
  }
  return keywords;
}

const withoutOwnAddress = (html: string) => html.replaceAll(OWN_ADDRESS, '');

const said = (...texts: (string | null | undefined)[]) =>
  texts.map((each) => (each ?? '').trim()).find((each) => each !== '') ?? '';

/** What a post says where it was never turned into HTML: some versions wrap its lines, and part paragraphs by empty ones. */
function paragraphs(plain: string): string {
  const parted = plain.split(/\n\s*\n/);
  const lines = parted.length > 1 ? parted.map((each) => each.replaceAll('\n', ' ')) : plain.split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
}
