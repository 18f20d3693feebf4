import { INPUT } from '../limits';
import { withSection, withSections } from './change-sections';
import type { BlockCommand } from './command';
import { idsOf } from './ids';
import { insertAfter, moveByOne, placeAfter } from './list-order';
import type { Block, PageContent, Section } from './model';

const idOf = ({ id }: Block) => id;

function sectionOf(content: PageContent, blockId: string): Section | undefined {
  return content.sections.find(({ blocks }) => blocks.some(({ id }) => id === blockId));
}

/** The content with a section's blocks changed; null or the same list is a refusal. */
function withBlocks(
  content: PageContent,
  sectionId: string | undefined,
  change: (blocks: Block[]) => Block[] | null,
): PageContent {
  if (sectionId === undefined) return content;
  return withSection(content, sectionId, (section) => {
    const blocks = change(section.blocks);
    return blocks === null || blocks === section.blocks ? section : { ...section, blocks };
  });
}

/** The content with one block changed; the same content when the change gives the same block back. */
export function withBlock(
  content: PageContent,
  blockId: string,
  change: (block: Block) => Block,
): PageContent {
  return withBlocks(content, sectionOf(content, blockId)?.id, (blocks) => {
    const changed = blocks.map((block) => (block.id === blockId ? change(block) : block));
    return changed.some((block, at) => block !== blocks[at]) ? changed : null;
  });
}

function addBlock(
  content: PageContent,
  sectionId: string,
  block: Block,
  after: string | null | undefined,
): PageContent {
  if (block.id === '' || idsOf(content).has(block.id)) return content;
  return withBlocks(content, sectionId, (blocks) =>
    blocks.length >= INPUT.blocksPerSection ? null : insertAfter(blocks, block, after, idOf),
  );
}

function placeBlock(
  content: PageContent,
  blockId: string,
  sectionId: string,
  after: string | null | undefined,
): PageContent {
  const from = sectionOf(content, blockId);
  if (from?.id === sectionId) {
    return withBlocks(content, sectionId, (blocks) => placeAfter(blocks, blockId, after, idOf));
  }
  const block = from?.blocks.find(({ id }) => id === blockId);
  const to = content.sections.find(({ id }) => id === sectionId);
  if (from === undefined || to === undefined || block === undefined) return content;
  if (to.blocks.length >= INPUT.blocksPerSection) return content;
  const placed = insertAfter(to.blocks, block, after, idOf);
  if (placed === null) return content;
  const left = from.blocks.filter((other) => other !== block);
  return withSections(
    content,
    content.sections.map((section) => {
      if (section === to) return { ...section, blocks: placed };
      return section === from ? { ...section, blocks: left } : section;
    }),
  );
}

/** Carries out an edit of whole blocks; a refused one gives the same content back. */
export function changeBlocks(content: PageContent, command: BlockCommand): PageContent {
  switch (command.type) {
    case 'add-block':
      return addBlock(content, command.sectionId, command.block, command.after);
    case 'remove-block':
      return withBlocks(content, sectionOf(content, command.blockId)?.id, (blocks) =>
        blocks.filter(({ id }) => id !== command.blockId),
      );
    case 'move-block':
      return withBlocks(content, sectionOf(content, command.blockId)?.id, (blocks) =>
        moveByOne(blocks, command.blockId, command.direction, idOf),
      );
    case 'place-block':
      return placeBlock(content, command.blockId, command.sectionId, command.after);
    case 'duplicate-block': {
      const section = sectionOf(content, command.blockId);
      const original = section?.blocks.find(({ id }) => id === command.blockId);
      if (section === undefined || original === undefined) return content;
      return addBlock(content, section.id, { ...original, id: command.id }, original.id);
    }
  }
}
