import type { Block, PageContent, Section } from '@/lib/domain/content/model';

interface FoundBlock {
  block: Block;
  section: Section;
  /** Its place among the section's blocks, from 0. */
  index: number;
}

/** A block of a page and the section that it stands in. */
export function findBlock(content: PageContent, blockId: string | null): FoundBlock | null {
  for (const section of content.sections) {
    const index = section.blocks.findIndex(({ id }) => id === blockId);
    const block = section.blocks[index];
    if (block) return { block, section, index };
  }
  return null;
}
