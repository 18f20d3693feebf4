import type { Area, Obstacle } from './tools-place';

/** Points are looked at this far from each other, less than a line or a button is high. */
const STEP = 14;

/** What nothing may stand over: other tools, and what covers the page. */
const TOOLS = '.block-tools, .toolbar, .menu-button, .draft-bar, .text-tools';
const SIGNS = 'button, a, input, select';

interface Typed {
  /** The element that is typed in. */
  view: HTMLElement;
  /** The words that the tools are for. */
  marked: Area;
}

/** What the tools of a text would cover if they stood in an area of the window. */
export function whatIsIn(area: Area, { view, marked }: Typed): Obstacle[] {
  const found = new Set<Obstacle>();
  const panel = view.closest('.side-panel');
  for (const element of elementsIn(area)) {
    const tools = element.closest(TOOLS);
    if (tools) {
      if (!tools.matches('.text-tools')) found.add('tools');
      continue;
    }
    const isElsewhere = element.closest('.side-panel') !== panel;
    if (isElsewhere && element.closest('.side-panel')) found.add('tools');
    if (isElsewhere) continue;
    for (const line of linesOf(element)) {
      if (!isOver(line, area)) continue;
      // Half a line apart: those of one line differ in height where marks do.
      const isBefore = (line.top + line.bottom) / 2 < marked.top;
      const isOwn = !isBefore && (line.top + line.bottom) / 2 < marked.bottom;
      if (!isOwn || !view.contains(element)) found.add(isBefore ? 'line-before' : 'words');
    }
    if (!view.contains(element) && element.closest(SIGNS)) found.add('sign');
  }
  return [...found];
}

function elementsIn({ left, top, right, bottom }: Area): Set<Element> {
  const found = new Set<Element>();
  const across = Math.max(1, Math.round((right - left) / (STEP * 4)));
  const down = Math.max(1, Math.round((bottom - top) / STEP));
  for (let row = 0; row <= down; row += 1) {
    for (let column = 0; column <= across; column += 1) {
      const x = left + ((right - left) * column) / across;
      const y = top + ((bottom - top) * row) / down;
      for (const element of document.elementsFromPoint(x, y)) found.add(element);
    }
  }
  return found;
}

/** The lines of the words that stand directly in an element. */
function* linesOf(element: Element): Generator<DOMRect> {
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    range.selectNodeContents(node);
    yield* range.getClientRects();
  }
}

function isOver(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
