import { flushSync } from 'react-dom';

/** Frames that the page may take to be drawn anew. */
const PATIENCE = 5;

/**
 * Does something that may take the focus away: an element that is moved in the document loses it. It is given back before
 * the next key can come, and a text editor finds its caret again by itself.
 */
export function keepingFocus<T>(work: () => T): T {
  const holder = document.activeElement;
  const done = flushSync(work);
  const look = (left: number) => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && holder instanceof HTMLElement && holder !== document.body && holder.isConnected)
      holder.focus({ preventScroll: true });
    else if (left > 0) requestAnimationFrame(() => look(left - 1));
  };
  look(PATIENCE);
  return done;
}
