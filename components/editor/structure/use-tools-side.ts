import { type RefObject, useLayoutEffect } from 'react';
import { type Box, blockAt } from '../core/drawn-blocks';
import type { Selected } from './selected';
import { type Rect, toolsSide } from './tools-side';

/** Tools that float over the page and cover no text of it. */
const OVERLAYS = '.block-frame, .hover-frame, .text-tools';
/** Elements beside the blocks that users may want to read or press. */
const WANTED = '.section-name, h1, nav, header, a, button, .side-panel, .phone-beside, .toolbar';

/** Sample points in each direction. */
const ALONG = 7;
const ACROSS = 3;

function isCoveredAt(x: number, y: number, { kind, id }: Selected): boolean {
  return document.elementsFromPoint(x, y).some((element) => {
    if (element.closest(OVERLAYS)) return false;
    if (kind === 'section' && element.closest('.section')?.id === id) return false;
    const owner = blockAt(element);
    return owner === null ? element.matches(WANTED) : owner !== id;
  });
}

/** Whether a part of the window is free of page content. */
function isFree({ left, top, width, height }: Rect, selected: Selected): boolean {
  if (left < 0 || left + width > document.documentElement.clientWidth) return false;
  const [columns, rows] = width > height ? [ALONG, ACROSS] : [ACROSS, ALONG];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x = left + 1 + ((width - 2) * column) / (columns - 1);
      const y = top + 1 + ((height - 2) * row) / (rows - 1);
      if (isCoveredAt(x, y, selected)) return false;
    }
  }
  return true;
}

/**
 * Puts the tools of a frame where they cover nothing (`data-tools`): looked for when something else is selected, when it
 * stands elsewhere and when the page has been scrolled, but not with every line that a text grows by.
 */
export function useToolsSide(
  frame: RefObject<HTMLElement | null>,
  selected: Selected | null,
  box: Box | null,
): void {
  const place = selected && box && [selected.id, selected.index, box.top, box.left, box.width].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` says when to look again
  useLayoutEffect(() => {
    const look = () => {
      const element = frame.current;
      const tools = element?.querySelector<HTMLElement>('.block-tools');
      if (!element || !tools || !selected) return;
      element.dataset.tools = 'above';
      const isRtl = getComputedStyle(element).direction === 'rtl';
      const row = { width: tools.offsetWidth, height: tools.offsetHeight };
      const side = toolsSide(element.getBoundingClientRect(), row, isRtl, (rect) => isFree(rect, selected));
      element.dataset.tools = side;
    };
    look();
    addEventListener('scrollend', look);
    return () => removeEventListener('scrollend', look);
  }, [place]);
}
