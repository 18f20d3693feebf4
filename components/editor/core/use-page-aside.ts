import { useLayoutEffect } from 'react';
import { blockAt, boxOfBlock } from './drawn-blocks';
import { useSelection } from './selection';

/**
 * The block that the user is looking at: the selected one if it is in view, else the one in the middle of the
 * window.
 */
function blockInSight(): string | null {
  const { blockId } = useSelection.getState();
  const box = blockId === null ? null : boxOfBlock(blockId);
  const isSeen = box && box.top < scrollY + innerHeight && box.top + box.height > scrollY;
  return isSeen ? blockId : blockAt(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
}

/**
 * Text wraps differently when the page changes its width; keeps what is being looked at at its height in the
 * window.
 */
function keepingInPlace(change: () => void): void {
  const id = blockInSight();
  const topOf = () => (id === null ? 0 : (boxOfBlock(id)?.top ?? 0) - scrollY);
  const before = topOf();
  change();
  scrollBy({ top: topOf() - before, behavior: 'instant' });
}

/** Lets the page make room for something of this width beside the panel, as long as what calls it is drawn. */
export function useWidthAside(width: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    keepingInPlace(() => style.setProperty('--beside', width));
    return () => keepingInPlace(() => void style.removeProperty('--beside'));
  }, [width]);
}

/** Lets the page make room for a panel (`data-panel`) for as long as what calls it is drawn and `isSo`. */
export function usePageAside(isSo: boolean): void {
  useLayoutEffect(() => {
    if (!isSo) return;
    const { dataset } = document.documentElement;
    keepingInPlace(() => {
      dataset.panel = '';
    });
    return () =>
      keepingInPlace(() => {
        delete dataset.panel;
      });
  }, [isSo]);
}
