import { isSitePath } from '../addresses/links';
import { splitFilter } from '../addresses/page-filter';
import { APPLICATION_SEGMENTS, normalisePath } from '../addresses/paths';
import { BLOCKS, isBlockKind, kindOf } from '../blocks';
import { leavesOf, mapStrings, mapValues } from '../blocks/stored-props';
import { isRecord } from '../json';
import { reservedSegments } from '../languages/catalogue';
import { pathnameOfMediaPath } from '../media/pathname';
import type { Block, PageContent } from './model';
import { referenceIn } from './page-reference';
import { mediaReferences } from './summary';

/** A link to a page of this site, in its parts. */
interface PageLink {
  /** The language that it names, as it is written: `/ru`, or nothing. */
  prefix: string;
  /** The page's path, normalised. */
  path: string;
  /** A visitor's filter, query and fragment. */
  rest: string;
}

/** The address of an anchor in stored markup. */
const HREF = /(<a\s[^<>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/** The page that a link leads to; null for a link to anything else. */
function parsePageLink(link: string): PageLink | null {
  if (!isSitePath(link)) return null;
  const address = /^[^?#]*/.exec(link)?.[0] ?? '';
  const { path: requested } = splitFilter(address);
  const first = `/${requested.split('/')[1] ?? ''}`;
  const prefix = reservedSegments().has(first.slice(1).toLowerCase()) ? first : '';
  const normalised = normalisePath(requested.slice(prefix.length) || '/');
  if (!normalised.ok || APPLICATION_SEGMENTS.has(normalised.path.split('/')[1] ?? '')) return null;
  return { prefix, path: normalised.path, rest: link.slice(requested.length) };
}

/** The path of the page of this site that a link leads to, in its one spelling; null for a link to anything else. */
export function pagePathOf(link: string): string | null {
  return parsePageLink(link)?.path ?? null;
}

/** Every link of a known block and every page that its labels name, through `change`; a block of an unknown kind as it is. */
function mapLinks(block: Block, change: (link: string) => string): Block {
  const { component } = block;
  if (!isBlockKind(component)) return block;
  const named = (value: string) => (referenceIn(value) === null ? value : change(value));
  const attributes = mapValues(block.attributes, named);
  const props = isRecord(block.props)
    ? mapStrings(BLOCKS[component].fields, block.props, (control, value) => {
        if (control === 'link' || control === 'page-path') return change(value);
        if (control === 'attribute-values') return named(value);
        return control === 'html' || control === 'inline-html' ? mapMarkup(value, change) : value;
      })
    : block.props;
  return props === block.props && attributes === block.attributes ? block : { ...block, props, attributes };
}

function mapMarkup(html: string, change: (link: string) => string): string {
  return html.replace(HREF, (found: string, before: string, double?: string, single?: string) => {
    const link = double ?? single ?? '';
    const changed = change(link);
    return changed === link ? found : `${before}"${changed}"`;
  });
}

/** The addresses of pages that the labels of a content name, as they are written. */
export function namesOf(content: PageContent): string[] {
  const values = content.sections
    .flatMap((section) => section.blocks)
    .flatMap(({ component, props, attributes }) => {
      const kind = kindOf(component);
      // What a block of an unknown kind stores could be anything.
      if (kind === null) return [];
      const leaves = leavesOf(kind.fields, props);
      const ofItems = leaves
        .filter(({ control }) => control === 'attribute-values')
        .map(({ value }) => value);
      return [attributes, ...ofItems].filter(isRecord).flatMap((each) => Object.values(each));
    });
  return [...new Set(values.flatMap((value) => referenceIn(value) ?? []))];
}

/** The links of a block to pages of this site, as written, with the path that each leads to. */
export function pageLinksOf(block: Block): { link: string; path: string }[] {
  const found = new Map<string, string>();
  mapLinks(block, (link) => {
    const parsed = parsePageLink(link);
    if (parsed) found.set(link, parsed.path);
    return link;
  });
  return [...found].map(([link, path]) => ({ link, path }));
}

/** Addresses of this site in a content: normalised paths of pages, and files as `/media/{pathname}`. */
export function linksOf(content: PageContent): string[] {
  const paths = content.sections.flatMap(({ blocks }) => blocks.flatMap(pageLinksOf)).map(({ path }) => path);
  const files = mediaReferences(content).flatMap((address) => {
    const pathname = pathnameOfMediaPath(address);
    return pathname === null ? [] : [`/media/${pathname}`];
  });
  return [...new Set([...paths, ...files])].sort();
}

/**
 * Content whose links follow pages that have moved: each keeps its language, filter, query and fragment. Everything else,
 * blocks of unknown kinds included, is the same; so is the content where no link led to any of them.
 * @param moved the new path of each page by its old one
 */
export function followPages(content: PageContent, moved: ReadonlyMap<string, string>): PageContent {
  const change = (link: string): string => {
    const parsed = parsePageLink(link);
    const path = parsed ? moved.get(parsed.path) : undefined;
    return parsed && path !== undefined ? parsed.prefix + path + parsed.rest : link;
  };
  let isSame = true;
  const sections = content.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const followed = mapLinks(block, change);
      if (followed !== block) isSame = false;
      return followed;
    }),
  }));
  return isSame ? content : { ...content, sections };
}
