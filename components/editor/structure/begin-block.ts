import { type BlockKind, createBlock } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { pageContent } from '../core/page-content';

/** A block as it comes to the page that is edited; its id is given to it there. */
export function beginBlock(kind: BlockKind): Block {
  return createBlock(kind, '', pageContent.getState().currentPath);
}
