import type { Block, PageContent, Section } from './model';

export interface PlaceOfChange {
  kind: 'block' | 'section';
  id: string;
}

interface Standing {
  block: Block;
  section: Section;
  index: number;
}

function standings({ sections }: PageContent): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const section of sections) {
    section.blocks.forEach((block, index) => {
      found.set(block.id, { block, section, index });
    });
  }
  return found;
}

/** The place of something that is gone: the block before it, or the one that took its place, or what contained it. */
function neighbourOf({ section, index }: Standing, after: PageContent): PlaceOfChange | null {
  const now = after.sections.find(({ id }) => id === section.id);
  if (!now) return null;
  const block = now.blocks[index - 1] ?? now.blocks[index];
  return block ? { kind: 'block', id: block.id } : { kind: 'section', id: now.id };
}

/**
 * Where one state of a page differs from another, in the order in which somebody would look for it: blocks that are new or
 * say something else, blocks in another place, sections, and last the neighbours of what is gone. Unchanged parts are the
 * same objects in both, as commands and the history leave them.
 */
export function placesOfChange(before: PageContent, after: PageContent): PlaceOfChange[] {
  const old = standings(before);
  const now = standings(after);
  const blocks = [...now.values()];
  const asBlock = ({ block }: Standing): PlaceOfChange => ({ kind: 'block', id: block.id });
  const changed = blocks.filter(({ block }) => old.get(block.id)?.block !== block);
  const moved = blocks.filter(({ block, section, index }) => {
    const was = old.get(block.id);
    return was && (was.section.id !== section.id || was.index !== index);
  });
  // Items that only shifted because of an insertion or a removal have not moved.
  const isSameSet = old.size === now.size && changed.every(({ block }) => old.has(block.id));
  const sections = after.sections.filter((section, index) => {
    const was = before.sections.find(({ id }) => id === section.id);
    const isOther =
      was?.name !== section.name || was.attributes !== section.attributes || was.look !== section.look;
    return isOther || before.sections[index]?.id !== section.id;
  });
  const neighbours = [...old.values()]
    .filter(({ block }) => !now.has(block.id))
    .map((gone) => neighbourOf(gone, after));
  return [
    ...changed.map(asBlock),
    ...(isSameSet ? moved.map(asBlock) : []),
    ...neighbours.filter((place) => place !== null),
    ...sections.map(({ id }): PlaceOfChange => ({ kind: 'section', id })),
  ];
}
