import { normalisePath } from '../addresses/paths';
import { BLOCKS, isBlockKind, parseProps } from '../blocks';
import type { FieldMap } from '../blocks/fields';
import { stringsOf } from '../blocks/stored-props';
import { plainText } from '../text/plain-text';
import { slideContrast } from './colour';
import { isSitePath } from './links';
import type { Block, PageContent, Section } from './model';

export type CheckRule = 'empty-block' | 'missing-alt' | 'heading-order' | 'broken-link' | 'low-contrast';

/** Something of a page that its visitors may stumble over. It never keeps anybody from saving. */
export interface Finding {
  rule: CheckRule;
  blockId: string;
  /** Which: an address, a colour, the words of a heading. */
  detail: string;
}

/** What the rules need to know besides the content. */
export interface Surroundings {
  /** Paths of all pages, without a language prefix; undefined while they are not known. */
  pages?: ReadonlySet<string> | undefined;
  /** First segments that name a language. */
  prefixes: ReadonlySet<string>;
  /** Addresses of pictures that the library says are decorative: they need no description. */
  decorative?: ReadonlySet<string>;
  /** A colour as `#rrggbb`, null for one that nobody knows. */
  hexOf(colour: string): string | null;
}

/** Words that are large and words of buttons: those need the most (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;
/** The default of a new picture, which describes nothing. */
const DEFAULT_ALT = 'Image';
const HREF = /<a\b[^<>]*?\shref="([^"]*)"/gi;
const HEADING = /<(\/?)h([2-6])(?:\s[^<>]*)?>/gi;

type Rule = (block: Block, around: Surroundings) => string[];

const isEmpty: Rule = ({ component, props }) => {
  const says = (words: string) => (plainText(words) === '' ? [''] : []);
  if (!isBlockKind(component)) return [];
  switch (component) {
    case 'RichText': {
      const { content } = parseProps(component, props);
      return /<(?:img|hr)\b/i.test(content) ? [] : says(content);
    }
    case 'Quote':
      return says(parseProps(component, props).content);
    case 'MediaObject':
      return says(parseProps(component, props).src);
    case 'Video':
      return says(parseProps(component, props).url);
    case 'HeroSlider':
      return parseProps(component, props).slides.length === 0 ? [''] : [];
    case 'MediaGallery':
      return parseProps(component, props).items.length === 0 ? [''] : [];
    case 'PageList':
      return says(parseProps(component, props).parentPage);
  }
};

type Picture = { src: string; alt: string };

function picturesOf({ component, props }: Block): Picture[] {
  const shown =
    component === 'MediaObject'
      ? [parseProps(component, props)]
      : component === 'MediaGallery'
        ? parseProps(component, props).items
        : [];
  return shown.filter(({ src }) => src !== '');
}

/** The default is said aloud, also of a picture that has nothing to say. */
const lacksAlt: Rule = (block, { decorative }) =>
  picturesOf(block).flatMap(({ src, alt }) =>
    alt === DEFAULT_ALT || (alt.trim() === '' && !decorative?.has(src)) ? [src] : [],
  );

/** The addresses of pictures of which nothing is said: `decorative` may name those that need nothing. */
export function undescribedPictures({ sections }: PageContent): string[] {
  const pictures = sections.flatMap(({ blocks }) => blocks.flatMap(picturesOf));
  return [...new Set(pictures.filter(({ alt }) => alt.trim() === '').map(({ src }) => src))];
}

/** The page that an address leads to; null for anything that is no page of the site. */
function pageOf(address: string, prefixes: ReadonlySet<string>): string | null {
  if (!isSitePath(address)) return null;
  const [path = ''] = address.split(/[?#]/, 1);
  // Files and what belongs to the application are no pages.
  if (/^\/(?:media|api|builds|master|_next)(?:\/|$)|\.[a-z\d]+$/i.test(path)) return null;
  const normalised = normalisePath(path, prefixes);
  return normalised.ok ? normalised.path : path;
}

const leadsNowhere: Rule = ({ component, props }, { pages, prefixes }) => {
  if (!isBlockKind(component) || pages === undefined) return [];
  const fields: FieldMap = BLOCKS[component].fields;
  const markup = [...stringsOf(fields, props, 'html'), ...stringsOf(fields, props, 'inline-html')];
  const addresses = [
    ...stringsOf(fields, props, 'link'),
    ...stringsOf(fields, props, 'page-path'),
    ...markup.flatMap((html) =>
      [...html.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    ),
  ];
  return addresses.filter((address) => {
    const page = pageOf(address, prefixes);
    return page !== null && !pages.has(page);
  });
};

const isFaint: Rule = ({ component, props }, { hexOf }) => {
  if (component !== 'HeroSlider') return [];
  return parseProps(component, props).slides.flatMap(({ options: { color } }) => {
    const hex = hexOf(color);
    return hex !== null && slideContrast(hex) < CONTRAST ? [color] : [];
  });
};

const RULES: readonly [CheckRule, Rule][] = [
  ['empty-block', isEmpty],
  ['missing-alt', lacksAlt],
  ['broken-link', leadsNowhere],
  ['low-contrast', isFaint],
];

/** The headings of a text, in their order. */
function headingsOf(html: string): { level: number; words: string }[] {
  const found: { level: number; words: string }[] = [];
  let open: { level: number; from: number } | null = null;
  for (const { 0: tag, 1: end, 2: digit, index } of html.matchAll(HEADING)) {
    const level = Number(digit);
    if (end === '') open ??= { level, from: index + tag.length };
    else if (open?.level === level) {
      found.push({ level, words: html.slice(open.from, index) });
      open = null;
    }
  }
  return found;
}

/** Headings that leave out a level below the one before; a section's name is one of the second. */
function leaps({ name, blocks }: Section): Finding[] {
  let above = name.trim() === '' ? 1 : 2;
  return blocks.flatMap((block) => {
    if (block.component === 'HeroSlider') above = 2;
    if (block.component !== 'RichText') return [];
    const { content } = parseProps('RichText', block.props);
    return headingsOf(content).flatMap(({ level, words }): Finding[] => {
      const isLeap = level > above + 1;
      above = level;
      return isLeap ? [{ rule: 'heading-order', blockId: block.id, detail: plainText(words) }] : [];
    });
  });
}

/** What a page's visitors may stumble over, in the order of the page; the same finding of a block is told once. */
export function checkContent(content: PageContent, around: Surroundings): Finding[] {
  return content.sections.flatMap((section) => {
    const headings = leaps(section);
    return section.blocks.flatMap((block) => {
      const found = RULES.flatMap(([rule, find]) =>
        [...new Set(find(block, around))].map((detail): Finding => ({ rule, blockId: block.id, detail })),
      );
      return [...found, ...headings.filter(({ blockId }) => blockId === block.id)];
    });
  });
}
