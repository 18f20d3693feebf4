import { BlockView } from '@/components/page/block-view';
import type { Block, Section } from '@/lib/domain/content/model';
import { useOpenedPage } from './opened-page';
import './still-block.css';

interface StillBlockProps {
  block: Block;
  section: Section;
}

/** The level below which the headings of a block in a panel stand: the panel's own, and that of its entry. */
const PANEL_LEVEL = 3;

/** A block as visitors would see it, small and only to be looked at: in a panel, beside another version of it. */
export function StillBlock({ block, section }: StillBlockProps) {
  const view = useOpenedPage((state) => state.view);
  if (!view) return null;
  return (
    <div className="still-block" data-room="paper" inert>
      <BlockView block={block} section={section} page={view} isLeading={false} headingAbove={PANEL_LEVEL} />
    </div>
  );
}
