import { useMemo } from 'react';
import { BlockView } from '@/components/blocks/block-view';
import type { Block, Section } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';
import { useOpenedPage } from './opened-page';
import { useLists } from './use-lists';
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
  return view ? <DrawnBlock block={block} section={section} view={view} /> : null;
}

function DrawnBlock({ block, section, view }: StillBlockProps & { view: PageView }) {
  const content = useMemo(() => ({ sections: [{ ...section, blocks: [block] }] }), [block, section]);
  const page = useLists(view, content);
  return (
    <div className="still-block" data-theme="paper" inert>
      <BlockView block={block} section={section} page={page} isLeading={false} headingAbove={PANEL_LEVEL} />
    </div>
  );
}
