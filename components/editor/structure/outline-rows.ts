import type { Block, PageContent, Section } from '@/lib/domain/content/model';

/** A line of the outline: a section, or a block in it. */
export type OutlineRow =
  | { kind: 'section'; id: string; section: Section; place: number; count: number }
  | { kind: 'block'; id: string; block: Block; place: number; count: number };

/** The lines of the outline from top to bottom; blocks of folded sections have none. */
export function outlineRows({ sections }: PageContent, folded: ReadonlySet<string>): OutlineRow[] {
  return sections.flatMap((section, at): OutlineRow[] => [
    { kind: 'section', id: section.id, section, place: at + 1, count: sections.length },
    ...(folded.has(section.id)
      ? []
      : section.blocks.map((block, index): OutlineRow => {
          const { length: count } = section.blocks;
          return { kind: 'block', id: block.id, block, place: index + 1, count };
        })),
  ]);
}
