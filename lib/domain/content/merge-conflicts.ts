import { withBlock } from './change-blocks';
import { withSection } from './change-sections';
import { applyCommand } from './commands';
import type { Block, PageContent, PageMeta, Section } from './model';

/** A section without its blocks: those are merged one by one. */
export type SectionHead = Omit<Section, 'blocks'>;

export type Side = 'mine' | 'theirs';

/**
 * What both sides changed differently; null stands for a removal. Until the conflict is settled, the merged
 * content has mine, and of a change against a removal the change, so that nothing is lost.
 */
export type Conflict =
  | { kind: 'block'; id: string; base: Block | null; mine: Block | null; theirs: Block | null }
  | { kind: 'section'; id: string; mine: SectionHead | null; theirs: SectionHead | null }
  /** Both moved one block, to two sections. */
  | { kind: 'place'; id: string; mine: string; theirs: string }
  | { kind: 'meta'; id: 'meta'; mine: PageMeta; theirs: PageMeta };

/** The merged content with one conflict settled the way that was chosen. */
export function resolveConflict(content: PageContent, conflict: Conflict, side: Side): PageContent {
  switch (conflict.kind) {
    case 'block': {
      const chosen = conflict[side];
      if (chosen === null) return applyCommand(content, { type: 'remove-block', blockId: conflict.id });
      return withBlock(content, conflict.id, () => chosen);
    }
    case 'section': {
      const chosen = conflict[side];
      if (chosen === null) return applyCommand(content, { type: 'remove-section', sectionId: conflict.id });
      return withSection(content, conflict.id, ({ blocks }) => ({ ...chosen, blocks }));
    }
    case 'meta':
      return { ...content, pageMeta: conflict[side] };
    case 'place':
      return applyCommand(content, { type: 'place-block', blockId: conflict.id, sectionId: conflict[side] });
  }
}
