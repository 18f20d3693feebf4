import type { Block, PageContent, Section } from '@/lib/domain/content/model';
import { findBlock } from '../core/find-block';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';

/** The selection, and its position among its siblings in the whole page, from 0. */
export type Selected =
  | { kind: 'block'; id: string; block: Block; section: Section; index: number; count: number }
  | { kind: 'section'; id: string; section: Section; index: number; count: number };

type Target = { blockId: string | null; sectionId: string | null };

/** The selected thing on a page; null if it is not there. */
export function findSelected(content: PageContent, { blockId, sectionId }: Target): Selected | null {
  const found = findBlock(content, blockId);
  if (found) return { kind: 'block', id: found.block.id, ...found, count: found.section.blocks.length };
  const index = content.sections.findIndex(({ id }) => id === sectionId);
  const section = content.sections[index];
  return section ? { kind: 'section', id: section.id, section, index, count: content.sections.length } : null;
}

/** The present selection. */
export function selectedNow(): Selected | null {
  return findSelected(pageContent.getState().workingContent, useSelection.getState());
}

type Next = { kind: 'block' | 'section'; id: string };

/** What to select after a removal: the next sibling, else the previous one, else the parent. */
export function afterRemoval(selected: Selected): Next | null {
  const { index } = selected;
  if (selected.kind === 'block') {
    const { blocks, id } = selected.section;
    const block = blocks[index + 1] ?? blocks[index - 1];
    return block ? { kind: 'block', id: block.id } : { kind: 'section', id };
  }
  const { sections } = pageContent.getState().workingContent;
  const section = sections[index + 1] ?? sections[index - 1];
  return section ? { kind: 'section', id: section.id } : null;
}

/** The neighbour in reading order, across sections; an empty section is passed through as a section. */
export function stepFrom(
  { sections }: PageContent,
  selected: Selected | null,
  direction: 'up' | 'down',
): Next | null {
  if (selected?.kind === 'section') {
    const section = sections[selected.index + (direction === 'up' ? -1 : 1)];
    return section ? { kind: 'section', id: section.id } : null;
  }
  const rows = sections.flatMap(({ id, blocks }): Next[] =>
    blocks.length === 0
      ? [{ kind: 'section', id }]
      : blocks.map((block) => ({ kind: 'block', id: block.id })),
  );
  if (!selected) return (direction === 'up' ? rows.at(-1) : rows[0]) ?? null;
  const at = rows.findIndex(({ id }) => id === selected.id);
  return rows[at + (direction === 'up' ? -1 : 1)] ?? null;
}
