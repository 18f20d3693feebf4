'use client';

import { createPortal } from 'react-dom';
import { cx } from '@/components/ui/cx';
import { FrameLabel } from './frame-label';
import { useBox } from './use-box';

/** `--mark` is the colour of the frame and of the word on it. */
const TONES = {
  changed: 'outline-(--mark) [--mark:var(--color-tool-mark)]',
  gained: 'outline-(--mark) [--mark:var(--color-tool-success-deep)]',
  lost: 'outline-(--mark) [--mark:var(--color-tool-danger-deep)]',
};

interface BlockMarkProps {
  blockId: string;
  /** The visible label. */
  text: string;
  tone: 'changed' | 'gained' | 'lost';
}

/** A labelled frame around a block of the page. Screen readers find the same information in a panel. */
export function BlockMark({ blockId, text, tone }: BlockMarkProps) {
  const box = useBox({ kind: 'block', id: blockId });
  if (!box) return null;
  return createPortal(
    <div
      className={cx('pointer-events-none absolute z-78 outline-2 outline-offset-6', TONES[tone])}
      style={box}
      aria-hidden="true"
    >
      <FrameLabel className="end-[-0.5rem] bg-(--mark) text-2xs leading-normal font-semibold text-tool-ground">
        {text}
      </FrameLabel>
    </div>,
    document.body,
  );
}
