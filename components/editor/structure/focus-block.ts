import { type Box, blockAt, boxOfBlock, boxOfSection, drawnBlock } from './drawn-blocks';

/** Room that the header and the toolbar take at the edges of the window. */
const ABOVE = 96;
const BELOW = 128;

/** What is looked at for a place to type or press in a block. */
const PLACES = '[role="textbox"], [contenteditable], button, a[href], [tabindex="0"]';

/** Frames that a block may take to be drawn: one that has just been made, or that is far down on a long page. */
const PATIENCE = 120;

function showBox(box: Box | null): void {
  if (!box) return;
  const top = box.top - scrollY;
  const isIn = top >= ABOVE && top + Math.min(box.height, innerHeight / 2) <= innerHeight - BELOW;
  if (isIn) return;
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const room = Math.max(ABOVE, (innerHeight - box.height) / 2);
  scrollTo({ top: box.top - room, behavior: isQuiet ? 'instant' : 'smooth' });
}

/** Calls back in a later frame, as soon as `work` gives true. */
function soon(work: () => boolean, left = PATIENCE): void {
  requestAnimationFrame(() => {
    if (!work() && left > 0) soon(work, left - 1);
  });
}

/** Brings a block into sight, if it is not; a page that shows it already stays where it is. */
export function showBlock(id: string): void {
  soon(() => {
    const box = boxOfBlock(id);
    showBox(box);
    return box !== null;
  });
}

/** Brings the beginning of a section into sight. */
export function showSection(id: string): void {
  soon(() => {
    const box = boxOfSection(id);
    showBox(box);
    return box !== null;
  });
}

function placeIn(id: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`#content :is(${PLACES})`);
  return [...all].find((element) => blockAt(element) === id);
}

/** Puts the caret, or else the focus, into a block, which may still have to be drawn, and brings it into sight. */
export function focusBlock(id: string): void {
  soon(() => {
    if (!drawnBlock(id)) return false;
    showBox(boxOfBlock(id));
    placeIn(id)?.focus({ preventScroll: true });
    return true;
  });
}

/** Puts the focus on the handle of what is selected; whoever works in the outline stays there. */
export function focusHandle(): void {
  if (document.activeElement?.closest('.page-outline')) return;
  const focus = () => {
    const handle = document.querySelector<HTMLElement>('.block-tools [data-handle]');
    handle?.focus({ preventScroll: true });
    return handle !== null;
  };
  // At once where it is there: the next key may follow quickly.
  if (!focus()) soon(focus);
}
