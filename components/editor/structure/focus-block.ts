import { flushSync } from 'react-dom';
import { type Box, blockAt, boxOfBlock, boxOfSection, drawnBlock } from '../core/drawn-blocks';

/** Room that the header and the toolbar take at the edges of the window. */
const ABOVE = 96;
const BELOW = 128;

/** Words that can be typed in. */
const WORDS = '[role="textbox"], [contenteditable]';

/** Elements to focus in a block. */
const PLACES = `${WORDS}, button, a[href], [tabindex="0"]`;

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

function placesIn(id: string, selector: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`#content :is(${selector})`);
  return [...all].filter((element) => blockAt(element) === id && !element.closest('[inert]'));
}

/** The first words of a block or of a section that can be typed in, if it has any. */
export function wordsOf(kind: 'block' | 'section', id: string): HTMLElement | undefined {
  if (kind === 'block') return placesIn(id, WORDS)[0];
  return document.getElementById(id)?.querySelector<HTMLElement>(`:is(${WORDS})`) ?? undefined;
}

/** Whether words on the page are being typed in. */
export function isInWords(): boolean {
  return document.activeElement?.matches(`#content :is(${WORDS})`) ?? false;
}

/** Where one begins to type: at the start or the end of words, or over their first line, which is marked. */
type Caret = 'start' | 'end' | 'first line';

/** The first paragraph, heading or entry of a list; all of it where there are no lines. */
function firstLine(typed: HTMLElement): Element {
  const first = typed.firstElementChild;
  return first?.querySelector('li') ?? first ?? typed;
}

/** Puts the caret into words, so that the very next letter is theirs. */
export function typeAt(words: HTMLElement, caret: Caret): void {
  // A text with markup becomes its own editor when it gets the focus.
  flushSync(() => words.focus({ preventScroll: true }));
  const typed = document.activeElement;
  if (caret === 'start' || !(typed instanceof HTMLElement) || !typed.isContentEditable) return;
  const selection = getSelection();
  selection?.selectAllChildren(caret === 'first line' ? firstLine(typed) : typed);
  if (caret === 'end') selection?.collapseToEnd();
}

/** Puts the caret, or else the focus, into a block and brings it into sight: at once where it is drawn, or as soon as it is. */
export function focusBlock(id: string, caret: Caret = 'start'): void {
  const enter = () => {
    if (!drawnBlock(id)) return false;
    showBox(boxOfBlock(id));
    const [words] = placesIn(id, WORDS);
    if (words) typeAt(words, caret);
    else placesIn(id, PLACES)[0]?.focus({ preventScroll: true });
    return true;
  };
  if (!enter()) soon(enter);
}

/** Focuses the handle of the selection, unless the focus is in the outline. */
export function focusHandle(): void {
  if (document.activeElement?.closest('.page-outline')) return;
  const focus = () => {
    const handle = document.querySelector<HTMLElement>('.block-tools [data-handle]');
    handle?.focus({ preventScroll: true });
    return handle !== null;
  };
  // At once if it exists: the next key may follow quickly.
  if (!focus()) soon(focus);
}
