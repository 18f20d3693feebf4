import { isSeen } from '@/lib/domain/blocks/is-seen';
import type { Block, Section } from '@/lib/domain/content/model';

/** What the style sheets ask of a section, as `data-opens` and `data-holds`. */
export interface SectionShape {
  /** Its first block is words: its name stands beside them. */
  opens?: 'words';
  /** Of `hero` and `list` (of pages). */
  holds?: string;
}

const WORDS: ReadonlySet<string> = new Set(['RichText', 'Quote']);

/** Whether anything of a block is seen: an empty text only by whoever is about to write it. */
const isDrawn = (block: Block, isEdited: boolean): boolean =>
  isSeen(block) &&
  (isEdited || block.component !== 'RichText' || String(block.props.content ?? '').trim() !== '');

/**
 * What a section is made of. Style sheets could find it out by `:has()`, but then a browser looks through a whole long page
 * again whenever something of it has changed.
 */
export function shapeOf({ blocks }: Section, isEdited: boolean): SectionShape {
  const opening = blocks.find((block) => isDrawn(block, isEdited));
  const has = (kind: string) => blocks.some((block) => block.component === kind && isSeen(block));
  const holds = [has('HeroSlider') && 'hero', has('PageList') && 'list'].filter(Boolean);
  return {
    ...(opening && WORDS.has(opening.component) && { opens: 'words' as const }),
    ...(holds.length > 0 && { holds: holds.join(' ') }),
  };
}

interface Run {
  isQuotes: boolean;
  blocks: Block[];
  /** The place of the first one in the section, from 0. */
  start: number;
  /** Which run of its kind it is, from 0. */
  nth: number;
}

/**
 * The blocks of a section, in which quotes that follow one another stand together, and so does one by itself: it is as
 * wide alone as beside another, and nothing around it is moved when another comes.
 */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const [start, block] of blocks.entries()) {
    const isQuotes = block.component === 'Quote';
    const last = runs.at(-1);
    if (last?.isQuotes === isQuotes) last.blocks.push(block);
    // The two kinds take turns.
    else runs.push({ isQuotes, blocks: [block], start, nth: Math.floor(runs.length / 2) });
  }
  return runs;
}
