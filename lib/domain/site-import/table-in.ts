import { type TableRow, tableLines } from '../content/table-lines';
import type { HtmlElement } from './html-tree';

const GROUPS = new Set(['thead', 'tbody', 'tfoot']);
/** What is merged over more than this is a mistake or meant to be slow. */
const SPAN_MAX = 50;

/**
 * A table, which texts do not have, as a line for each of its rows. What stands alone in a row keeps its form: the cell itself is
 * given, because it may hold a whole page.
 */
export function linesOfTable(
  table: HtmlElement,
  linesOf: (cell: HtmlElement) => string[],
): (string | HtmlElement)[] {
  const lines: (string | HtmlElement)[] = [];
  let together: TableRow[] = [];
  const end = () => {
    lines.push(...tableLines(together));
    together = [];
  };
  for (const { row, isHead } of rowsOf(table)) {
    const cells = elementsIn(row).filter(({ name }) => name === 'td' || name === 'th');
    const [only, ...others] = cells.filter(({ hasWords }) => hasWords);
    // Beside a cell that reaches down from above, it is not alone.
    const isMerged = together.some((above) => above.cells.some(({ rows }) => rows > 1));
    if (only !== undefined && others.length === 0 && !isMerged && !isHead) {
      end();
      lines.push(only);
    } else together.push({ isHead, cells: cells.map((cell) => cellOf(cell, linesOf)) });
  }
  end();
  return lines;
}

interface Row {
  row: HtmlElement;
  isHead: boolean;
}

function rowsOf(table: HtmlElement): Row[] {
  return elementsIn(table).flatMap((child): Row[] => {
    if (child.name === 'tr') return [{ row: child, isHead: false }];
    if (!GROUPS.has(child.name))
      return child.name === 'colgroup' ? [] : [{ row: alone(child), isHead: false }];
    return elementsIn(child).map((row) => ({ row, isHead: child.name === 'thead' }));
  });
}

/** A caption, or a cell without its row, as a row of its own. */
function alone(element: HtmlElement): HtmlElement {
  return { ...element, name: 'tr', children: [{ ...element, name: 'td' }] };
}

const elementsIn = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((child) => typeof child !== 'string');

function cellOf(cell: HtmlElement, linesOf: (cell: HtmlElement) => string[]) {
  const span = (name: string) =>
    Math.min(Math.max(Number.parseInt(cell.attributes.get(name) ?? '', 10) || 1, 1), SPAN_MAX);
  return { lines: cell.hasWords ? linesOf(cell) : [], rows: span('rowspan'), columns: span('colspan') };
}
