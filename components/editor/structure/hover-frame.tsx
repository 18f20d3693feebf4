'use client';

import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { blockAt } from '../core/drawn-blocks';
import { FrameLabel } from '../core/frame-label';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { useToolTexts } from '../core/tool-texts';
import { useBox } from '../core/use-box';
import { ADD_HERE } from './add-here';
import { useDrag } from './drag';
import { useNames } from './names';
import { usePicker } from './picker';
import { findSelected } from './selected';

/**
 * A thin frame around the block under the mouse, with its kind: what a click would select. For the mouse only:
 * keyboard and touch have the same tools on the selected block.
 */
export function HoverFrame() {
  const words = useToolTexts('editor');
  const names = useNames();
  const [id, setId] = useState<string | null>(null);
  const selected = useSelection(({ blockId }) => blockId);
  const isDragging = useDrag(({ what }) => what !== null);
  useEffect(() => {
    const look = ({ pointerType, target }: PointerEvent) => {
      // The open picker is anchored to the frame.
      if (usePicker.getState().isOpen) return;
      if (target instanceof Element && target.closest('.hover-frame')) return;
      setId(pointerType === 'mouse' ? blockAt(target) : null);
    };
    document.addEventListener('pointerover', look);
    return () => document.removeEventListener('pointerover', look);
  }, []);
  const isShown = id !== null && id !== selected && !isDragging;
  const box = useBox(isShown ? { kind: 'block', id } : null);
  const found = isShown
    ? findSelected(pageContent.getState().workingContent, { blockId: id, sectionId: null })
    : null;
  if (!box || found?.kind !== 'block') return null;
  // The next block's own button to add above it is in the same place.
  const isBeforeSelected = found.section.blocks[found.index + 1]?.id === selected;
  return createPortal(
    <div
      className="hover-frame pointer-events-none absolute z-79 outline outline-offset-6 outline-tool-accent-deep/70"
      aria-hidden="true"
      style={box}
    >
      <FrameLabel className="start-[-0.375rem] bg-tool-ground text-2xs text-tool-soft">
        {names.kind(found.block)}
      </FrameLabel>
      {isBeforeSelected ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={cx(ADD_HERE, '-bottom-5')}
          {...tip(words('add'))}
          onClick={(event) =>
            usePicker.getState().open({ sectionId: found.section.id, after: found.id }, event.currentTarget)
          }
        >
          <Icon of={Plus} />
        </button>
      )}
    </div>,
    document.body,
  );
}
