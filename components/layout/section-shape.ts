import { isShown, kindOf } from '@/lib/domain/blocks';
import type { Block, Section } from '@/lib/domain/content/model';

/** What the style sheets ask of a section, as `data-opens` and `data-holds`. */
export interface SectionShape {
  /** Its first block is words: its name stands beside them. */
  opens?: 'words';
  /** Of `hero` and `list` (of pages). */
  holds?: string;
}

/** Whether anything of a block is seen: words that are not there yet only by whoever is about to write them. */
const isSeen = ({ component, props }: Block, isEdited: boolean): boolean => {
  const kind = kindOf(component);
  return kind !== null && ((isEdited && kind.role === 'words') || !kind.isEmpty(props));
};

/**
 * What a section is made of. Style sheets could find it out by `:has()`, but then a browser looks through a whole long page
 * again whenever something of it has changed.
 */
export function shapeOf({ blocks }: Section, isEdited: boolean): SectionShape {
  const opening = blocks.find((block) => isSeen(block, isEdited));
  const kinds = new Set(blocks.filter(isShown).map(({ component }) => kindOf(component)?.holds));
  const holds = (['hero', 'list'] as const).filter((word) => kinds.has(word));
  return {
    ...(opening && kindOf(opening.component)?.role === 'words' && { opens: 'words' as const }),
    ...(holds.length > 0 && { holds: holds.join(' ') }),
  };
}

interface Run {
  /** The class of what is put around its blocks; undefined where they stand in the section itself. */
  gathersAs: string | undefined;
  blocks: Block[];
  /** The place of the first one in the section, from 0. */
  start: number;
  /** Which run with the same class it is, from 0. */
  nth: number;
}

/**
 * The blocks of a section, in which those of a kind that gathers stand together where they follow one another, and one by
 * itself as they do: it is as wide alone as beside another, and nothing around it is moved when another comes.
 */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const [start, block] of blocks.entries()) {
    const gathersAs = kindOf(block.component)?.gathersAs;
    const last = runs.at(-1);
    if (last && last.gathersAs === gathersAs) last.blocks.push(block);
    else {
      const nth = runs.filter((run) => run.gathersAs === gathersAs).length;
      runs.push({ gathersAs, blocks: [block], start, nth });
    }
  }
  return runs;
}
