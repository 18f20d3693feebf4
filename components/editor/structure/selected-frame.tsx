'use client';

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { useRootMark } from '@/components/ui/use-root-mark';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { useToolTexts } from '../core/tool-texts';
import { useBox } from '../core/use-box';
import { ADD_HERE } from './add-here';
import { BlockTools } from './block-tools';
import { useDrag } from './drag';
import { findSelected } from './selected';
import { useActions } from './use-actions';
import { useToolsSide } from './use-tools-side';

/** Closer to the window's edge than this, a frame's outline would be cut off. */
const EDGE = 8;

/** A block of a line or two, whose neighbours are as near as its middle. */
const LOW = 80;

/** The frame around the selected block or section, with its tools at the corner. */
export function SelectedFrame() {
  const t = useToolTexts('structure');
  const words = useToolTexts('editor');
  const { add } = useActions();
  const target = useSelection(useShallow(({ blockId, sectionId }) => ({ blockId, sectionId })));
  const selected = useStore(
    pageContent,
    useShallow(({ workingContent }) => findSelected(workingContent, target)),
  );
  const box = useBox(selected);
  const isDragging = useDrag(({ what }) => what !== null);
  const frame = useRef<HTMLElement>(null);
  useToolsSide(frame, selected, box);
  useRootMark('selected', Boolean(box && selected));
  if (!box || !selected) return null;
  const { kind } = selected;
  const addLabels = { above: t('addAbove'), below: words('add') };
  return createPortal(
    <section
      ref={frame}
      className="block-frame group pointer-events-none absolute z-(--z-on-page) outline-2 outline-offset-6 outline-tool-accent-deep has-aria-expanded:z-(--z-notice) data-dragged:bg-tool-accent-deep/14 data-dragged:*:opacity-0 data-wide:-outline-offset-3 data-[kind=section]:outline-dashed"
      data-kind={kind}
      data-dragged={isDragging || undefined}
      data-wide={box.left < EDGE || undefined}
      aria-label={kind === 'block' ? words('selectedBlock') : t('selectedSection')}
      style={box}
    >
      <BlockTools selected={selected} />
      {kind === 'block'
        ? (['above', 'below'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className={cx(
                ADD_HERE,
                side === 'above' ? '-top-5' : '-bottom-5',
                box.height < LOW && 'start-auto -end-3.5',
              )}
              data-add={side}
              aria-label={addLabels[side]}
              {...tip(addLabels[side])}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(side)}
            >
              <Icon of={Plus} />
            </button>
          ))
        : null}
    </section>,
    document.body,
  );
}
