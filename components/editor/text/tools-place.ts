/** A place in the window. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the tools could cover, most important first. */
export type Obstacle = 'tools' | 'line-before' | 'words' | 'sign';

export interface ToolsPlace {
  left: number;
  top: number;
  side: 'above' | 'below';
}

interface Around {
  /** The line of the caret. */
  caret: Area;
  /** The words that are marked; without any the line of the caret. */
  marked: Area;
  /** The text that they are in. */
  text: Area;
}

const COSTS: Readonly<Record<Obstacle, number>> = { tools: 1000, 'line-before': 200, words: 2, sign: 1 };

/** Between the words and their tools. */
const GAP = 8;
/** Left free at the edges of the window. */
const EDGE = 8;
/** Further from the caret they are not at the words any more. */
const FAR = 100;
const OUTSIDE_COST = 500;
const FAR_COST = 100;

/**
 * Chooses where to put the toolbar of a text: beside the words, covering nothing if possible, and the preceding
 * line, which is being read, only as a last resort.
 * @param look tells what is in an area
 */
export function placeTools(
  { caret, marked, text }: Around,
  tools: { width: number; height: number },
  window: Area,
  look: (area: Area) => readonly Obstacle[],
): ToolsPlace {
  const { width, height } = tools;
  const middle = (caret.left + caret.right) / 2;
  // Centred over the text rather than over its neighbours.
  const centred = clamp(middle - width / 2, text.left, text.right - width);
  const left = clamp(centred, window.left + EDGE, window.right - EDGE - width);
  const above = (top: number): ToolsPlace => ({ left, top: top - GAP - height, side: 'above' });
  const below = (bottom: number): ToolsPlace => ({ left, top: bottom + GAP, side: 'below' });
  const places = [
    above(marked.top),
    below(marked.bottom),
    above(text.top),
    below(text.bottom),
    below(caret.bottom),
  ];
  const costOf = ({ top, side }: ToolsPlace) => {
    const area = { left, top, right: left + width, bottom: top + height };
    const distance = side === 'above' ? caret.top - area.bottom : top - caret.bottom;
    const isOutside = top < window.top + EDGE || area.bottom > window.bottom - EDGE;
    return (
      look(area).reduce((sum, obstacle) => sum + COSTS[obstacle], 0) +
      (distance > FAR ? FAR_COST : 0) +
      (isOutside ? OUTSIDE_COST : 0)
    );
  };
  const [first, ...others] = places.map((place) => ({ place, cost: costOf(place) }));
  if (!first) return below(caret.bottom);
  return others.reduce((best, each) => (each.cost < best.cost ? each : best), first).place;
}

/** Where there is no room between the two, the lower one counts. */
function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
