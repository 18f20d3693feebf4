import { kindOf } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';

/** The page's title. */
const TITLE = 1;

const NAME = 2;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The level that a heading may have after another one: none is left out on the way down (WCAG 1.3.1, axe heading-order). */
function levelAfter(above: number, wanted: number): number {
  return Math.min(wanted, above + 1);
}

/** The same for `h4` and the like; any other element's name stays. */
export function tagAfter<Tag extends string>(above: number, tag: Tag): Tag | (typeof HEADINGS)[number] {
  const wanted = /^h([2-6])$/.exec(tag)?.[1];
  return wanted === undefined ? tag : (HEADINGS[levelAfter(above, Number(wanted)) - 1] ?? 'h6');
}

/**
 * Sanitised markup with its headings in order below what stands above it, and the level of its last one. Owners choose
 * headings by their looks, which style sheets take from `data-looks`; those who listen to a page find their way by the
 * levels. So no text looks different for the headings of another one, or while it is typed in.
 */
export function orderHeadings(html: string, above: number): { html: string; last: number } {
  let last = above;
  const ordered = html.replace(/<(\/?)h([2-6])(?=[ >])/g, (_tag, slash: string, level: string) => {
    // A heading holds no other, so its end is the end of the last one that began.
    if (slash === '') last = levelAfter(last, Number(level));
    return `<${slash}h${last}${slash === '' && last !== Number(level) ? ` data-looks="h${level}"` : ''}`;
  });
  return { html: ordered, last };
}

function lastLevelOf({ component, props }: Block, above: number): number {
  const headings = kindOf(component)?.headings(props) ?? [];
  return headings.reduce((last, { level }) => levelAfter(last, level), above);
}

const known = new WeakMap<Block, Map<number, number>>();

/** A block's text is looked through once for each level above it: an editor asks again with every letter. */
function knownLastLevelOf(block: Block, above: number): number {
  const levels = known.get(block) ?? new Map<number, number>();
  known.set(block, levels);
  const level = levels.get(above) ?? lastLevelOf(block, above);
  levels.set(above, level);
  return level;
}

/** For each block of a section, the level of the heading that stands last above it. */
export function headingsAbove(blocks: readonly Block[], isNamed: boolean): number[] {
  let above = isNamed ? NAME : TITLE;
  return blocks.map((block) => {
    const before = above;
    above = knownLastLevelOf(block, before);
    return before;
  });
}
