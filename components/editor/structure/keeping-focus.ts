/** Frames that the page may take to be drawn anew. */
const PATIENCE = 5;

/**
 * Does something that may take the focus away: an element that is moved in the document loses it. It is given back, and
 * a text editor finds its caret again by itself.
 */
export function keepingFocus<T>(work: () => T): T {
  const holder = document.activeElement;
  const done = work();
  const look = (left: number) => {
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && holder instanceof HTMLElement && holder !== document.body && holder.isConnected)
        holder.focus({ preventScroll: true });
      else if (left > 0) look(left - 1);
    });
  };
  look(PATIENCE);
  return done;
}
