/** A text of the page, and the messages that it may come from. */
interface FoundText<Text> {
  /** The same for the same text of a page that changes around it, or is drawn anew. */
  id: string;
  node: Node;
  /** The text as displayed. */
  shown: string;
  texts: readonly Text[];
}

/** Elements without interface texts: tools, inputs, titles of pages and content. */
const OUTSIDE =
  'script, style, noscript, template, dialog, [aria-modal], textarea, nextjs-portal, .toolbar, [data-text-marks], .prose, .page-title, [data-page], [contenteditable], [data-sonner-toaster]';

/** More than a page has; further ones are ignored. */
const MOST = 300;

/** Pixels; smaller elements are for screen readers only. */
const SMALLEST = 4;

/** The texts of a page that a finder knows, in their order. */
export function findTexts<Text>(
  root: HTMLElement,
  find: (shown: string) => readonly Text[],
): FoundText<Text>[] {
  const found: FoundText<Text>[] = [];
  const seen = new Set<Node>();
  const timesSeen = new Map<string, number>();
  const take = (node: Node, text: string): boolean => {
    const texts = find(text);
    if (texts.length === 0) return false;
    if (seen.has(node)) return true;
    seen.add(node);
    const shown = text.trim();
    const times = (timesSeen.get(shown) ?? 0) + 1;
    timesSeen.set(shown, times);
    found.push({ id: `${times} ${shown}`, node, shown, texts });
    return true;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && (node.matches(OUTSIDE) || !isSeen(node))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode() && found.length < MOST) {
    const node = walker.currentNode;
    if (node instanceof HTMLInputElement) take(node, node.placeholder);
    else if (node instanceof Text && !take(node, node.data)) {
      // A text with markup in it stands in pieces.
      const around = node.parentElement;
      if (around && around.childElementCount > 0) take(around, around.textContent);
    }
  }
  return found;
}

/** Hidden elements, such as a trap for robots, may still have a size. */
function isSeen(element: Element): boolean {
  if (element.closest('[aria-hidden="true"]')) return false;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** Where a found text is drawn in the document, or null where it is not. */
export function placeOnPage(node: Node): DOMRect | null {
  const range = document.createRange();
  if (node instanceof Text) range.selectNodeContents(node);
  const rect = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
  const around = node instanceof Element ? rect : node.parentElement?.getBoundingClientRect();
  const isDrawn = Math.min(rect.width, rect.height, around?.width ?? 0, around?.height ?? 0) >= SMALLEST;
  const place = new DOMRect(rect.x + scrollX, rect.y + scrollY, rect.width, rect.height);
  // Beyond the document's beginning nothing can be scrolled to.
  return isDrawn && place.bottom > 0 && place.right > 0 ? place : null;
}
