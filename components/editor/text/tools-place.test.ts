import { describe, expect, it } from 'vitest';
import { type Area, type Obstacle, placeTools } from './tools-place';

const WINDOW = { left: 0, top: 0, right: 1440, bottom: 900 };
const TOOLS = { width: 400, height: 40 };
const area = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  right,
  bottom,
});
const isOver = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Lines of 30 px from 200 on, with other obstacles around. */
function place(line: number, lines: number, others: [Obstacle, Area][] = [], marked = [line, line]) {
  const lineAt = (index: number) => area(400, 200 + index * 30, 1000, 230 + index * 30);
  const caret = { ...lineAt(line), left: 500, right: 500 };
  const [first = 0, last = 0] = marked;
  const text = area(400, 200, 1000, 200 + lines * 30);
  const around = { caret, marked: { ...lineAt(first), bottom: lineAt(last).bottom }, text };
  return placeTools(around, TOOLS, WINDOW, (tools) => [
    ...Array.from({ length: lines }, (_, index) => index)
      .filter((index) => (index < first || index > last) && isOver(tools, lineAt(index)))
      .map((index): Obstacle => (index < first ? 'line-before' : 'words')),
    ...others.filter(([, other]) => isOver(tools, other)).map(([kind]) => kind),
  ]);
}

describe('placeTools', () => {
  it('stands above a first line that has room above it, over the words', () => {
    expect(place(0, 8)).toEqual({ left: 400, top: 152, side: 'above' });
  });

  it('leaves the line before free, and stands below', () => {
    expect(place(4, 20)).toMatchObject({ side: 'below', top: 358 });
  });

  it('stands below where the tools of the block are above', () => {
    expect(place(0, 8, [['tools', area(390, 150, 800, 190)]])).toMatchObject({ side: 'below', top: 238 });
  });

  it('goes to the end of a short text rather than over its next line', () => {
    const header = [['tools', area(0, 0, 1440, 195)]] as [Obstacle, Area][];
    expect(place(1, 3, header)).toMatchObject({ side: 'below', top: 298 });
  });

  it('stands at the words that are marked, not between them', () => {
    expect(place(2, 8, [], [0, 2])).toMatchObject({ side: 'above', top: 152 });
    expect(place(5, 20, [], [3, 5])).toMatchObject({ side: 'below', top: 388 });
  });

  it('stays within the window', () => {
    const caret = area(2, 860, 2, 890);
    const around = { caret, marked: caret, text: caret };
    expect(placeTools(around, TOOLS, WINDOW, () => [])).toEqual({ left: 8, top: 812, side: 'above' });
    const right = area(1430, 100, 1430, 130);
    expect(placeTools({ caret: right, marked: right, text: right }, TOOLS, WINDOW, () => []).left).toBe(1032);
  });
});
