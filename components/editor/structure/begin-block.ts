import { type BlockKind, createBlock } from '@/lib/domain/blocks';
import { templateOf } from '@/lib/domain/blocks/page-list-looks';
import type { Block } from '@/lib/domain/content/model';
import { pageContent } from '../core/page-content';

/** A block as it comes to the page that is edited; its id is given to it there. A list begins with the pages below that page. */
export function beginBlock(kind: BlockKind): Block {
  const block = createBlock(kind, '');
  const { currentPath } = pageContent.getState();
  if (kind !== 'PageList' || currentPath === null) return block;
  return { ...block, props: { ...block.props, parentPage: currentPath, template: templateOf('tiles') } };
}
