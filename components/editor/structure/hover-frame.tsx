'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { tip } from '@/components/ui/tooltip-text';
import { blockAt } from '../core/drawn-blocks';
import { EditIcon } from '../core/edit-icon';
import { pageContent } from '../core/page-content';
import { useSelection } from '../core/selection';
import { useBox } from '../core/use-box';
import { useDrag } from './drag';
import { useNames } from './names';
import { usePicker } from './picker';
import { findSelected } from './selected';

/**
 * A hairline around the block that the mouse is over, with its kind: what a press would select. For the mouse alone, as
 * is the way to add something below: by key and by touch the selected block has both.
 */
export function HoverFrame() {
  const words = useTranslations('editor');
  const names = useNames();
  const [id, setId] = useState<string | null>(null);
  const selected = useSelection(({ blockId }) => blockId);
  const isDragging = useDrag(({ what }) => what !== null);
  useEffect(() => {
    const look = ({ pointerType, target }: PointerEvent) => {
      // What is to be added hangs on the frame.
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
  // The next one's own way to add something above it stands in the same place.
  const isBeforeSelected = found.section.blocks[found.index + 1]?.id === selected;
  return createPortal(
    <div className="hover-frame" aria-hidden="true" style={box}>
      <span>{names.kind(found.block)}</span>
      {isBeforeSelected ? null : (
        <button
          type="button"
          tabIndex={-1}
          className="add-here"
          data-add="below"
          {...tip(words('add'))}
          onClick={(event) =>
            usePicker.getState().open({ sectionId: found.section.id, after: found.id }, event.currentTarget)
          }
        >
          <EditIcon shape="add" />
        </button>
      )}
    </div>,
    document.body,
  );
}
