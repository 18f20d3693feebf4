'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageContent } from '../frame/page-content';
import { useSelection } from '../frame/selection';
import { useDrag } from './drag';
import { blockAt } from './drawn-blocks';
import { useNames } from './names';
import { findSelected } from './selected';
import { useBox } from './use-box';

/** A hairline around the block that the mouse is over, with its kind: what a press would select. */
export function HoverFrame() {
  const names = useNames();
  const [id, setId] = useState<string | null>(null);
  const selected = useSelection(({ blockId }) => blockId);
  const isDragging = useDrag(({ what }) => what !== null);
  useEffect(() => {
    const look = (event: PointerEvent) => setId(event.pointerType === 'mouse' ? blockAt(event.target) : null);
    document.addEventListener('pointerover', look);
    return () => document.removeEventListener('pointerover', look);
  }, []);
  const isShown = id !== null && id !== selected && !isDragging;
  const box = useBox(isShown ? { kind: 'block', id } : null);
  const found = isShown
    ? findSelected(pageContent.getState().workingContent, { blockId: id, sectionId: null })
    : null;
  if (!box || found?.kind !== 'block') return null;
  return createPortal(
    <div className="hover-frame" aria-hidden="true" style={box}>
      <span>{names.kind(found.block)}</span>
    </div>,
    document.body,
  );
}
