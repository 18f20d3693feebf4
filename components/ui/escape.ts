import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const answered = new WeakSet<Event>();

/**
 * Says that a press of Escape has done something already, so that the dialog around stays open. To prevent the default is
 * not enough there: the library of the dialogs does that before anybody else hears of the key.
 */
export function answerEscape({ nativeEvent }: ReactKeyboardEvent): void {
  answered.add(nativeEvent);
}

/** Presses that the library gave to a dialog, and not to a menu or the like above it. */
const given = new WeakSet<Event>();

/** Says that the library has given a press of Escape to a dialog, whichever. */
export function giveEscape(event: Event): void {
  given.add(event);
}

/** What closes the open dialogs, the one on top last. The library learns of a change only some tasks later. */
const opened: (() => void)[] = [];

/** Lets the dialog on top close by a press of Escape, unless something else had a use for it. */
export function closeByEscape(event: Event): void {
  const isOfOther = event.defaultPrevented && !given.has(event);
  if (isOfOther || answered.has(event)) return;
  answered.add(event);
  event.preventDefault();
  opened.at(-1)?.();
}

/** While the focus is on its way, keys go to the page and never reach a dialog. */
function pressed(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target === document.body) closeByEscape(event);
}

/** For as long as a dialog is open; gives what ends that. */
export function attendEscape(close: () => void): () => void {
  if (opened.length === 0) document.addEventListener('keydown', pressed);
  opened.push(close);
  return () => {
    opened.splice(opened.lastIndexOf(close), 1);
    if (opened.length === 0) document.removeEventListener('keydown', pressed);
  };
}
