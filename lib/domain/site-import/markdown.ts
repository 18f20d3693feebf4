import { xmlText } from '../site/xml';
import { trimEnd } from '../text/trim-end';
import { dayOf } from './dates';
import { type FrontMatter, readMatter } from './front-matter';
import { wordsOf } from './html-words';
import { htmlOfMarkdown } from './markdown-html';
import { type ForeignPage, type ForeignSite, ImportError } from './model';
import { oldPathOf, slugOfAddress } from './old-address';
import { Ids, Left, withKnownParents } from './page-list';
import { isPictureName } from './picture-names';

export interface NamedText {
  name: string;
  text: string;
}

/** `2019-05-12-name` of Jekyll. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/;
const INDEX = /^_?index$/i;
const COVERS = [
  'image',
  'cover',
  'cover_image',
  'featured_image',
  'feature_image',
  'featuredimage',
  'thumbnail',
  'banner',
  'hero',
  'images',
];

/** Whether a name is that of a Markdown file. */
export function isMarkdownName(name: string): boolean {
  return /\.(?:md|mdx|markdown|mkd)$/i.test(name);
}

/** Whether a text of any name begins as Markdown files do: with front matter, or a heading. */
export function isMarkdown(text: string): boolean {
  return readMatter(text).matter.size > 0 || /^\s*#{1,6}\s+\S/.test(text);
}

/**
 * The pages that several Markdown files make together.
 * @throws {ImportError}
 */
export function readMarkdown(files: readonly NamedText[]): ForeignSite {
  const ids = new Ids();
  const pages = files.flatMap(({ name, text }) => {
    const page = pageOf(name, text);
    return page === null ? [] : [{ ...page, id: ids.next(page.id) }];
  });
  if (pages.length === 0) throw new ImportError('nothing');
  return {
    format: 'markdown',
    pages: withKnownParents(withParents(pages)),
    pictures: new Map(),
    left: new Left().all(),
  };
}

function pageOf(name: string, text: string): ForeignPage | null {
  const { matter, body } = readMatter(text);
  const one = (...keys: string[]) =>
    keys.map((key) => matter.get(key)?.[0] ?? '').find((value) => value !== '') ?? '';
  if (matter.size === 0 && body.trim() === '') return null;
  const [, dayInName = '', named = nameOf(name)] = DATED.exec(nameOf(name)) ?? [];
  const heading = one('title') === '' ? headingOf(body) : null;
  const address = one('permalink', 'url');
  const date = dayOf(one('date', 'published_at', 'publishdate')) ?? dayOf(dayInName);
  return {
    id: name,
    parentId: null,
    title: one('title') || (heading?.title ?? named.replace(/[-_]+/g, ' ').trim()),
    slug: slugOfAddress(one('slug') || address || named),
    oldPath: address.startsWith('/') && !address.includes(':') ? oldPathOf(address) : null,
    kind: date !== null && one('layout', 'type') !== 'page' ? 'post' : 'page',
    date,
    description: one('description', 'summary', 'excerpt').replace(/\s+/g, ' '),
    keywords: keywordsOf(matter),
    isPublic: isPublic(matter, name),
    html: htmlOfMarkdown(heading?.body ?? body) + galleryOf(matter),
    cover: COVERS.map((key) => one(key)).find((value) => value !== '') ?? null,
    details: [],
  };
}

/** The name of a file without its folder and extension; that of its folder for the first page of one. */
function nameOf(path: string): string {
  const [last = '', folder] = path.split(/[/\\]/).reverse();
  const name = last.replace(/\.\w+$/, '');
  return INDEX.test(name) && folder !== undefined ? folder : name;
}

/** A text that begins with a heading is titled by it; then it does not say it again. */
function headingOf(body: string): { title: string; body: string } | null {
  const lines = body.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = lines[first]?.trim() ?? '';
  const isUnderlined = /^=+$/.test(lines[first + 1]?.trim() ?? '') && line !== '';
  if (!isUnderlined && !/^#\s/.test(line)) return null;
  const written = isUnderlined ? line : trimEnd(line.slice(1), /[\s#]/).trim();
  const title = wordsOf(htmlOfMarkdown(written));
  return title === '' ? null : { title, body: lines.slice(first + (isUnderlined ? 2 : 1)).join('\n') };
}

/** Pictures that are listed before the text, which themes show below it. */
function galleryOf(matter: FrontMatter): string {
  const pictures = (matter.get('photos') ?? matter.get('gallery') ?? []).filter(isPictureName);
  const shown = pictures.map((src) => `<img src="${xmlText(src)}">`).join('');
  return shown === '' ? '' : `<div class="gallery">${shown}</div>`;
}

function keywordsOf(matter: FrontMatter): string[] {
  const given = ['tags', 'tag', 'categories', 'category', 'keywords'].flatMap((key) => {
    const values = matter.get(key) ?? [];
    return values.length === 1 ? (values[0]?.split(',') ?? []) : values;
  });
  return [...new Set(given.map((word) => word.trim().replace(/^#/, '')))].filter((word) => word !== '');
}

function isPublic(matter: FrontMatter, name: string): boolean {
  const says = (key: string) => matter.get(key)?.[0]?.toLowerCase();
  const isHidden = says('draft') === 'true' || says('private') === 'true' || says('published') === 'false';
  return !isHidden && !/(?:^|[/\\])_drafts[/\\]/.test(name);
}

/** Below the first page of its folder stands what is in the folder. */
function withParents(pages: readonly ForeignPage[]): ForeignPage[] {
  const ids = new Map(pages.map(({ id }) => [id.replace(/\.\w+$/, '').replaceAll('\\', '/'), id]));
  return pages.map((page) => {
    const path = page.id.replaceAll('\\', '/').split('/');
    const isIndex = INDEX.test(path.at(-1)?.replace(/\.\w+$/, '') ?? '');
    const folder = path.slice(0, isIndex ? -2 : -1).join('/');
    if (folder === '') return page;
    const wished = [`${folder}/_index`, `${folder}/index`, folder];
    return { ...page, parentId: wished.map((id) => ids.get(id)).find((id) => id !== undefined) ?? null };
  });
}
