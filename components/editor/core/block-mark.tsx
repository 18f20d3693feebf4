'use client';

import { createPortal } from 'react-dom';
import { useBox } from './use-box';
import './block-mark.css';

interface BlockMarkProps {
  blockId: string;
  /** What is to be seen of it. */
  text: string;
  tone: 'changed' | 'gained' | 'lost';
}

/** A frame around a block of the page, with a word on it. What it says stands in a panel, too, for those who listen. */
export function BlockMark({ blockId, text, tone }: BlockMarkProps) {
  const box = useBox({ kind: 'block', id: blockId });
  if (!box) return null;
  return createPortal(
    <div className="block-mark" data-tone={tone} style={box} aria-hidden="true">
      <span>{text}</span>
    </div>,
    document.body,
  );
}
