import { type BlockKind, createBlock } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { pageContent } from '../core/page-content';

/** A new block for the open page, with a new id. */
export function beginBlock(kind: BlockKind): Block {
  return createBlock(kind, '', pageContent.getState().currentPath);
}
