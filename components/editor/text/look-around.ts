import type { Area, Obstacle } from './tools-place';

/** Distance of the sample points, less than the height of a line or button. */
const STEP = 14;

/** Elements that must not be covered: other tools, and overlays. */
const TOOLS = '.block-tools, .toolbar, .menu-button, .draft-bar, .text-tools';
const SIGNS = 'button, a, input, select';

interface Typed {
  /** The element that is typed in. */
  view: HTMLElement;
  /** The words that the tools are for. */
  marked: Area;
}

/** What text tools would cover in an area of the window. */
export function whatIsIn(area: Area, typed: Typed): Obstacle[] {
  return [...new Set([...elementsIn(area)].flatMap((element) => obstaclesOf(element, area, typed)))];
}

function obstaclesOf(element: Element, area: Area, typed: Typed): Obstacle[] {
  const tools = element.closest(TOOLS);
  if (tools) return tools.matches('.text-tools') ? [] : ['tools'];
  const panel = element.closest('.side-panel');
  if (panel !== typed.view.closest('.side-panel')) return panel ? ['tools'] : [];
  const isSign = !typed.view.contains(element) && element.closest(SIGNS) !== null;
  return [...linesUnder(element, area, typed), ...(isSign ? (['sign'] as const) : [])];
}

/** The lines of an element in the area, except those that the tools belong to. */
function linesUnder(element: Element, area: Area, { view, marked }: Typed): Obstacle[] {
  const isInView = view.contains(element);
  return [...linesOf(element)]
    .filter((line) => isOver(line, area))
    .flatMap((line) => {
      // Half a line apart: those of one line differ in height where marks do.
      const middle = (line.top + line.bottom) / 2;
      if (middle < marked.top) return ['line-before'];
      return isInView && middle < marked.bottom ? [] : ['words'];
    });
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
