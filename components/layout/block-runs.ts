import { kindOf } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';

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
