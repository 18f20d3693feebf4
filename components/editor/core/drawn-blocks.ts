import type { FragmentInstance } from 'react';

/** A place in the document, from its upper left corner. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const fragments = new Map<string, FragmentInstance>();
const elements = new Map<string, Set<Element>>();
const owners = new WeakMap<Element, string>();
const listeners = new Set<() => void>();

/**
 * Records the elements of a block until the returned function is called. Blocks have no element of their own;
 * React's fragment ref reports theirs, including later ones.
 */
export function noteBlock(id: string, fragment: FragmentInstance): () => void {
  const own = new Set<Element>();
  const children: ResizeObserver = {
    observe: (element) => {
      owners.set(element, id);
      own.add(element);
    },
    unobserve: (element) => {
      owners.delete(element);
      own.delete(element);
    },
    disconnect: () => {},
  };
  fragments.set(id, fragment);
  elements.set(id, own);
  fragment.observeUsing(children);
  for (const listener of listeners) listener();
  return () => {
    fragment.unobserveUsing(children);
    if (fragments.get(id) !== fragment) return;
    fragments.delete(id);
    elements.delete(id);
  };
}

/** Calls back whenever a block has been drawn that was not there. */
export function onDrawn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function drawnBlock(id: string): FragmentInstance | undefined {
  return fragments.get(id);
}

/** The block that something on the page belongs to, if any. */
export function blockAt(target: EventTarget | null): string | null {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    const id = owners.get(at);
    if (id !== undefined) return id;
  }
  return null;
}

/** The section that something on the page belongs to, if any. */
export function sectionAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('#content .section')?.id ?? null) : null;
}

function around(rects: readonly DOMRect[]): Box | null {
  if (rects.length === 0) return null;
  const top = Math.min(...rects.map((rect) => rect.top));
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { top: top + scrollY, left: left + scrollX, width: right - left, height: bottom - top };
}

/** Where a block stands in the document; null while it is not drawn. Tools that it opens elsewhere are no part of it. */
export function boxOfBlock(id: string): Box | null {
  const page = document.getElementById('content');
  const own = [...(elements.get(id) ?? [])].filter((element) => page?.contains(element));
  return around(own.map((element) => element.getBoundingClientRect()));
}

/** The first element of a block; null while it is not drawn. */
export function elementOfBlock(id: string): Element | null {
  const own = [...(elements.get(id) ?? [])].filter((element) => element.isConnected);
  return own.find((element) => own.every((other) => other === element || isBefore(element, other))) ?? null;
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Where a section stands in the document; null while it is not drawn. */
export function boxOfSection(id: string): Box | null {
  const element = document.getElementById(id);
  return element ? around([element.getBoundingClientRect()]) : null;
}
