import type { Editor } from '@tiptap/core';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { useSelection } from '../core/selection';
import { whatIsIn } from './look-around';
import { type Area, placeTools, type ToolsPlace } from './tools-place';

/** Long enough after a key for the next one to have come. */
const REST_MS = 150;

/** Keys that write or take away. */
const WRITES = /^(?:.|Enter|Backspace|Delete|Process|Unidentified)$/u;

/** The height of the link form with results. */
const FORM_PX = 290;

interface Placed {
  /** Undefined for fingers, whose tools stand above the keyboard. */
  style: CSSProperties | undefined;
  side: ToolsPlace['side'] | undefined;
  /** Words are being typed just now: the tools are not in the way. */
  isResting: boolean;
}

/**
 * Where the tools stand: beside the caret or the marked words, for a pointer that hits small things.
 * @param drawn changes whenever the tools take another room
 */
export function useToolsPlace(editor: Editor, tools: RefObject<HTMLElement | null>, drawn: string): Placed {
  const [place, setPlace] = useState<ToolsPlace | null>(null);
  const [isResting, setIsResting] = useState(false);
  const isInPanel = editor.view.dom.closest('.side-panel') !== null;
  const [isFloating] = useState(() => !matchMedia('(pointer: coarse)').matches);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew when other tools are drawn
  useEffect(() => {
    if (!isFloating) return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const next = tools.current ? find(editor, tools.current, isInPanel) : null;
      if (next) setPlace((last) => (isSame(last, next) ? last : next));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const rest = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey && WRITES.test(key)) setIsResting(true);
    };
    const moved = ({ transaction }: { transaction: { docChanged: boolean; selectionSet: boolean } }) => {
      if (transaction.docChanged) return later();
      if (!transaction.selectionSet) return;
      setIsResting(false);
      soon();
    };
    // A pointer that goes elsewhere presses what is under the tools.
    const back = ({ target }: PointerEvent) => {
      if (target instanceof Node && editor.view.dom.contains(target)) setIsResting(false);
    };
    look();
    // Anchored elements may be rendered only now.
    soon();
    const { dom } = editor.view;
    editor.on('transaction', moved);
    dom.addEventListener('keydown', rest);
    addEventListener('pointermove', back, { passive: true });
    addEventListener('resize', soon);
    addEventListener('scroll', later, { passive: true, capture: true });
    // The block's own tools look for another side then, which can be after that.
    addEventListener('scrollend', soon, { passive: true, capture: true });
    const forget = useSelection.subscribe(soon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      editor.off('transaction', moved);
      dom.removeEventListener('keydown', rest);
      removeEventListener('pointermove', back);
      removeEventListener('resize', soon);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('scrollend', soon, { capture: true });
      forget();
    };
  }, [editor, tools, drawn, isFloating, isInPanel]);

  // Above its text the toolbar grows upwards.
  const style: CSSProperties | undefined = place
    ? {
        position: isInPanel ? 'fixed' : 'absolute',
        left: place.left,
        top: place.top,
        translate: place.side === 'above' ? '0 -100%' : undefined,
      }
    : { visibility: 'hidden' };
  return { style: isFloating ? style : undefined, side: place?.side, isResting };
}

/**
 * The edge of the tools that is at the words: in the measure of the document, with which the words move; of a panel's text in
 * that of the window.
 */
function find(editor: Editor, tools: HTMLElement, isInPanel: boolean): ToolsPlace | null {
  if (editor.isDestroyed) return null;
  const { view, state } = editor;
  const { from, to, head, empty } = state.selection;
  const caret = view.coordsAtPos(head);
  const [start, end] = empty ? [caret, caret] : [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
  const isOneLine = start.top === end.top;
  const marked: Area = { left: start.left, top: start.top, right: end.right, bottom: end.bottom };
  const middle = isOneLine ? (start.left + end.right) / 2 : caret.left;
  const window = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
  const isForm = tools.querySelector('form') !== null;
  const size = { width: tools.offsetWidth, height: Math.max(tools.offsetHeight, isForm ? FORM_PX : 0) };
  const place = placeTools(
    { caret: { ...caret, left: middle, right: middle }, marked, text: view.dom.getBoundingClientRect() },
    size,
    window,
    (area) => whatIsIn(area, { view: view.dom, marked }),
  );
  const top = place.side === 'above' ? place.top + size.height : place.top;
  return isInPanel ? { ...place, top } : { ...place, left: place.left + scrollX, top: top + scrollY };
}

function isSame(one: ToolsPlace | null, other: ToolsPlace): boolean {
  return one?.left === other.left && one.top === other.top && one.side === other.side;
}
