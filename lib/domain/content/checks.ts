import { isSitePath } from '../addresses/links';
import { normalisePath } from '../addresses/paths';
import { kindOf } from '../blocks';
import type { BlockPicture } from '../blocks/answers';
import { stringsOf } from '../blocks/stored-props';
import { UNDESCRIBED } from '../media/library-texts';
import { plainText } from '../text/plain-text';
import { slideContrast } from './colour';
import type { Block, PageContent, Section } from './model';

export type CheckRule = 'empty-block' | 'missing-alt' | 'heading-order' | 'broken-link' | 'low-contrast';

/** Something of a page that its visitors may stumble over. It never keeps anybody from saving. */
export interface Finding {
  rule: CheckRule;
  blockId: string;
  /** Which: an address, a colour, the words of a heading. */
  detail: string;
}

/** Facts that the checks need besides the content. */
export interface Surroundings {
  /** Paths of all pages, without a language prefix; undefined while they are not known. */
  pages?: ReadonlySet<string> | undefined;
  /** First segments that name a language. */
  prefixes: ReadonlySet<string>;
  /** Addresses of pictures that the library says are decorative: they need no description. */
  decorative?: ReadonlySet<string>;
  /** A colour as `#rrggbb`; null for an unknown one. */
  hexOf(colour: string): string | null;
}

/** Words that are large and words of buttons: those need the most (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;
const HREF = /<a\b[^<>]*?\shref="([^"]*)"/gi;

type Rule = (block: Block, around: Surroundings) => string[];

const isEmpty: Rule = ({ component, props }) => (kindOf(component)?.isEmpty(props) ? [''] : []);

type Described = BlockPicture & { alt: string };

/** The pictures of a block that need an alternative text. */
function picturesOf({ component, props }: Block): Described[] {
  const shown = kindOf(component)?.pictures(props) ?? [];
  return shown.filter((picture): picture is Described => picture.src !== '' && picture.alt !== undefined);
}

/** The default text is reported too: it would be read out, even for a decorative picture. */
const lacksAlt: Rule = (block, { decorative }) =>
  picturesOf(block).flatMap(({ src, alt }) =>
    alt === UNDESCRIBED || (alt.trim() === '' && !decorative?.has(src)) ? [src] : [],
  );

/** The addresses of pictures without an alternative text: `decorative` may name those that need none. */
export function undescribedPictures({ sections }: PageContent): string[] {
  const pictures = sections.flatMap(({ blocks }) => blocks.flatMap(picturesOf));
  return [...new Set(pictures.filter(({ alt }) => alt.trim() === '').map(({ src }) => src))];
}

/** The page that an address leads to; null for anything that is no page of the site. */
function pageOf(address: string, prefixes: ReadonlySet<string>): string | null {
  if (!isSitePath(address)) return null;
  const [path = ''] = address.split(/[?#]/, 1);
  // Files and what belongs to the application are no pages.
  if (/^\/(?:media|api|iiif|builds|master|_next)(?:\/|$)|\.[a-z\d]+$/i.test(path)) return null;
  const normalised = normalisePath(path, prefixes);
  return normalised.ok ? normalised.path : path;
}

const leadsNowhere: Rule = ({ component, props }, { pages, prefixes }) => {
  const fields = kindOf(component)?.fields;
  if (fields === undefined || pages === undefined) return [];
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

const isFaint: Rule = ({ component, props }, { hexOf }) =>
  (kindOf(component)?.textColours(props) ?? []).filter((colour) => {
    const hex = hexOf(colour);
    return hex !== null && slideContrast(hex) < CONTRAST;
  });

const RULES: readonly [CheckRule, Rule][] = [
  ['empty-block', isEmpty],
  ['missing-alt', lacksAlt],
  ['broken-link', leadsNowhere],
  ['low-contrast', isFaint],
];

/** Headings that leave out a level below the one before; a section's name is one of the second. */
function leaps({ name, blocks }: Section): Finding[] {
  let above = name.trim() === '' ? 1 : 2;
  return blocks.flatMap(({ id, component, props }) => {
    const headings = kindOf(component)?.headings(props) ?? [];
    return headings.flatMap(({ level, words }): Finding[] => {
      // A view gives the right level to headings whose words come from elsewhere.
      if (words === '') return [];
      const isLeap = level > above + 1;
      above = level;
      return isLeap ? [{ rule: 'heading-order', blockId: id, detail: plainText(words) }] : [];
    });
  });
}

/** Problems for a page's visitors, in the order of the page; the same finding in a block is reported once. */
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
