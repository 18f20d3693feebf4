import { useEffect } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { boxOfBlock, boxOfSection } from './drawn-blocks';

/** Where the panel covers the lower part of the window (as `max-md` says it), and as much as that may be. */
const NARROW = '(width < 48rem)';
const COVERED = '62dvh';
/** Pixels of the window that stay free above the part. */
const ROOM_ABOVE_PX = 24;

/** On a phone, brings the part that is worked on into the piece of the window that the panel leaves. */
export function usePartAbove(blockId: string | null, sectionId: string | null): void {
  const isNarrow = useMediaQuery(NARROW);
  useEffect(() => {
    if (!isNarrow) return;
    const { style } = document.body;
    // The end of the page can be scrolled up as well.
    style.paddingBlockEnd = COVERED;
    return () => {
      style.paddingBlockEnd = '';
    };
  }, [isNarrow]);
  useEffect(() => {
    if (!isNarrow) return;
    const box = blockId === null ? sectionId !== null && boxOfSection(sectionId) : boxOfBlock(blockId);
    if (box) scrollTo({ top: Math.max(0, box.top - ROOM_ABOVE_PX), behavior: 'instant' });
  }, [isNarrow, blockId, sectionId]);
}
