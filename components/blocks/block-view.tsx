import type { ComponentType } from 'react';
import type { BlockViewProps } from '@/components/blocks/block-view-props';
import { BLOCK_VIEWS } from '@/components/blocks/block-views';
import type { BlockPlace } from '@/components/parts/drawn-page';
import { type BlockKind, type BlockProps, isBlockKind, parseProps } from '@/lib/domain/blocks';

interface KnownBlockProps<Kind extends BlockKind> {
  kind: Kind;
  given: BlockPlace;
}

function KnownBlock<Kind extends BlockKind>({ kind, given }: KnownBlockProps<Kind>) {
  const View: ComponentType<BlockViewProps<BlockProps<Kind>>> = BLOCK_VIEWS[kind];
  return <View {...given} props={parseProps(kind, given.block.props)} />;
}

/** One block as a visitor sees it; a kind that this release does not know is kept, but shown as nothing. */
export function BlockView(given: BlockPlace) {
  const { component } = given.block;
  return isBlockKind(component) ? <KnownBlock kind={component} given={given} /> : null;
}
