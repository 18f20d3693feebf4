import { ownValue } from '../json';
import type { Command } from './command';
import { idsOf, makeId } from './ids';
import type { Place } from './list-order';
import type { Block, PageContent, Section } from './model';
import { createSection } from './new-section';
import { normaliseContent } from './normalise';
import { upgradeContent } from './upgrade-content';
import { validateContent } from './validate';

/** A block or a section that was copied, as it stood. */
export type Clip = { kind: 'block'; block: Block } | { kind: 'section'; section: Section };

/** What is selected, as a clip to copy; null if it is not on the page. */
export function clipOf(
  content: PageContent,
  { blockId, sectionId }: { blockId: string | null; sectionId: string | null },
): Clip | null {
  const section = content.sections.find(({ id }) => id === sectionId);
  if (section) return { kind: 'section', section };
  for (const { blocks } of content.sections) {
    const block = blocks.find(({ id }) => id === blockId);
    if (block) return { kind: 'block', block };
  }
  return null;
}

/**
 * A clip from stored text: another release may have written it, so it is upgraded and validated like content. Null
 * if it is no clip or could not be saved.
 */
export function readClip(kept: string | null): Clip | null {
  let stored: unknown;
  try {
    stored = JSON.parse(kept ?? '');
  } catch {
    return null;
  }
  const kind = ownValue(stored, 'kind');
  if (kind === 'section') {
    const content = upgradeContent({ sections: [ownValue(stored, 'section')] });
    if (validateContent(content).length > 0) return null;
    const [section] = normaliseContent(content).sections;
    return section ? { kind, section } : null;
  }
  if (kind !== 'block') return null;
  const content = upgradeContent({
    sections: [{ id: 'section-of-clip', blocks: [ownValue(stored, 'block')] }],
  });
  if (validateContent(content).length > 0) return null;
  const block = normaliseContent(content).sections[0]?.blocks[0];
  return block ? { kind, block } : null;
}

/** Where something is put: in a section, behind one of its blocks. */
export interface BlockPosition {
  sectionId: string;
  after?: Place;
}

/** New ids for a section and its blocks, by the ids that they have now. */
export function idsForCopy(content: PageContent, section: Section, now: number): Record<string, string> {
  const taken = idsOf(content);
  const claim = (kind: 'section' | 'block') => {
    const id = makeId(kind, now, taken);
    taken.add(id);
    return id;
  };
  const ids: Record<string, string> = { [section.id]: claim('section') };
  for (const { id } of section.blocks) ids[id] = claim('block');
  return ids;
}

/**
 * The edit that puts a clip on a page, everything in it under new ids: a block at `position`, a section behind the one
 * that `position` names. On a page without sections (`position` null) a block gets one. Keys of list items stay, since
 * they need to differ within their block only.
 */
export function pasteCommand(
  clip: Clip,
  content: PageContent,
  position: BlockPosition | null,
  now: number,
): Extract<Command, { type: 'add-block' | 'add-section' }> {
  if (clip.kind === 'block') {
    const taken = idsOf(content);
    const block = { ...clip.block, id: makeId('block', now, taken) };
    if (position !== null) return { type: 'add-block', block, ...position };
    return {
      type: 'add-section',
      section: { ...createSection(makeId('section', now, taken)), blocks: [block] },
    };
  }
  const ids = idsForCopy(content, clip.section, now);
  const section: Section = {
    ...clip.section,
    id: ids[clip.section.id] ?? '',
    blocks: clip.section.blocks.map((block) => ({ ...block, id: ids[block.id] ?? '' })),
  };
  return { type: 'add-section', section, ...(position && { after: position.sectionId }) };
}
