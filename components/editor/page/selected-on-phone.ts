import { useEffect } from 'react';
import type { PageContent } from '@/lib/domain/content/model';
import { elementOfBlock } from '../core/drawn-blocks';
import { findBlock } from '../core/find-block';
import { useSelection } from '../core/selection';

/** Of the height of the phone's window: what is shown above the selected part. */
const ABOVE = 0.12;

const GESTURES = ['wheel', 'touchmove', 'pointerdown'];

/** Children as visitors have them: an editor also sees what is empty. */
const childrenOf = (parent: Element) =>
  [...parent.children].filter((child) => !child.classList.contains('unseen-block'));

/** The way down from an element to one within it, by numbers of children; null where it is not within it. */
function wayDown(from: Element, to: Element): number[] | null {
  const way: number[] = [];
  for (let at = to; at !== from; ) {
    const parent = at.parentElement;
    if (!parent) return null;
    way.unshift(childrenOf(parent).indexOf(at));
    at = parent;
  }
  return way;
}

/** What a block of the edited page is on the phone, which draws the same without the editor's marks; else its section. */
function partOnPhone(page: Document, sectionId: string, blockId: string | null): Element | null {
  const section = page.getElementById(sectionId);
  const edited = document.getElementById(sectionId);
  const block = blockId === null ? null : elementOfBlock(blockId);
  const way = (block && edited && wayDown(edited, block)) ?? [];
  const part = way.reduce<Element | undefined>(
    (at, child) => at && childrenOf(at)[child],
    section ?? undefined,
  );
  return part ?? section;
}

/** Brings what is selected into the phone's window, and keeps it there while the page changes, until it is scrolled by hand. */
export function useSelectedShown(site: { current: HTMLElement | null }, content: PageContent): void {
  const blockId = useSelection((selection) => selection.blockId);
  const itself = useSelection((selection) => selection.sectionId);
  const sectionId = itself ?? findBlock(content, blockId)?.section.id ?? null;
  useEffect(() => {
    const root = site.current;
    const view = root?.ownerDocument.defaultView;
    if (!root || !view || sectionId === null) return;
    const show = () => {
      const part = partOnPhone(root.ownerDocument, sectionId, blockId)?.getBoundingClientRect();
      if (!part) return;
      const top = view.scrollY + part.top - ABOVE * view.innerHeight;
      view.scrollTo({ top, behavior: 'instant' });
    };
    // Style sheets, typefaces and pictures come one after another.
    const heights = new ResizeObserver(show);
    heights.observe(root);
    const stop = () => heights.disconnect();
    for (const gesture of GESTURES) view.addEventListener(gesture, stop);
    return () => {
      stop();
      for (const gesture of GESTURES) view.removeEventListener(gesture, stop);
    };
  }, [sectionId, blockId, site]);
}
