import { useEffect, useState } from 'react';
import { findTexts, placeOnPage } from './find-texts';

/** A text of the page with its place in the document, in pixels. */
export interface Mark<Text> {
  /** The same for the same text of a page that changes around it, or is drawn anew. */
  id: string;
  shown: string;
  texts: readonly Text[];
  place: DOMRect;
}

/** A changing page is scanned again after this pause. */
const REST_MS = 150;

/**
 * The texts of the page that a finder knows, kept in their places while the page moves and changes.
 * @param find null while the texts are not known
 */
export function useMarks<Text>(find: ((shown: string) => readonly Text[]) | null): Mark<Text>[] | null {
  const [marks, setMarks] = useState<Mark<Text>[] | null>(null);
  useEffect(() => {
    if (!find) return;
    let found = findTexts(document.body, find);
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      const placed = found.flatMap(({ id, node, shown, texts }) => {
        const at = node.isConnected ? placeOnPage(node) : null;
        return at ? [{ id, shown, texts, place: at }] : [];
      });
      setMarks(placed);
    };
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const lookAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        found = findTexts(document.body, find);
        place();
      }, REST_MS);
    };
    const observer = new MutationObserver((changes) => {
      const isOwn = ({ target }: MutationRecord) =>
        target === document.body ||
        (target instanceof Element ? target : target.parentElement)?.closest('[data-text-marks]');
      if (!changes.every(isOwn)) lookAgain();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    addEventListener('scroll', placeSoon, { capture: true, passive: true });
    addEventListener('resize', placeSoon);
    place();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', placeSoon, { capture: true });
      removeEventListener('resize', placeSoon);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [find]);
  return marks;
}
