'use client';

import { memo, type ReactNode } from 'react';
import { BlockView } from '@/components/blocks/block-view';
import type { BlockPlace } from '@/components/parts/drawn-page';
import { isShown } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { useBlockTexts } from '../core/block-texts';
import { usePanels } from '../core/panels';
import { useSelection } from '../core/selection';
import { useToolTexts } from '../core/tool-texts';
import { NotedBlock } from '../structure/noted-block';
import { ShowTouched } from './show-touched';

/** A block as visitors see it, whose words can be typed in. */
export const EditBlock = memo(
  function EditBlock({ place }: { place: BlockPlace }) {
    const { block } = place;
    return (
      <>
        <NotedBlock id={block.id}>{drawnBlock(place)}</NotedBlock>
        <ShowTouched block={block} />
      </>
    );
  },
  // Other content changes with every letter and does not affect this block.
  (before, after) =>
    before.place.block === after.place.block &&
    before.place.section.attributes === after.place.section.attributes &&
    before.place.headingAbove === after.place.headingAbove &&
    before.place.isLeading === after.place.isLeading &&
    before.place.page.media === after.place.page.media &&
    before.place.page.listed === after.place.page.listed &&
    before.place.page.named === after.place.page.named,
);

function drawnBlock(place: BlockPlace): ReactNode {
  const { block } = place;
  return isShown(block) ? <BlockView {...place} /> : <UnseenBlock block={block} />;
}

/** A placeholder for a block that visitors do not see: an empty one, or one of an unknown kind. */
function UnseenBlock({ block }: { block: Block }) {
  const t = useToolTexts('editor');
  const texts = useBlockTexts();
  return (
    <button
      type="button"
      className="unseen-block block min-h-24 w-full cursor-pointer border border-dashed border-current p-6 opacity-70"
      onClick={() => {
        useSelection.getState().select(block.id);
        usePanels.getState().show('properties');
      }}
    >
      {t('nothingSeen', { kind: texts.kind(block.component), start: texts.start(block.component) })}
    </button>
  );
}
