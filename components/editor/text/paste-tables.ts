import { tableLines } from '@/lib/domain/content/table-lines';
import { isBlock, linesOf } from './markup-lines';

/** Turns the tables of pasted markup, which texts do not have, into paragraphs: a row a line, its cells kept apart. */
export function flattenTables(body: HTMLElement): void {
  // Nested tables first: their lines become lines of a cell.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const parts: Node[] = [];
    const lines = (rows: HTMLTableRowElement[]) => parts.push(...paragraphsOf(table, rows));
    if (table.caption) parts.push(...table.caption.childNodes);
    let together: HTMLTableRowElement[] = [];
    for (const row of table.rows) {
      const [only, ...others] = [...row.cells].filter((cell) => linesOf(cell).length > 0);
      const isAlone = only !== undefined && others.length === 0 && !isBesideMerged(row, together);
      if (!isAlone) {
        together.push(row);
        continue;
      }
      lines(together);
      together = [];
      parts.push(...unwrapped(only));
    }
    lines(together);
    table.replaceWith(...parts);
  }
}

/** Whether a cell of an earlier row reaches down to this one. */
function isBesideMerged(row: HTMLTableRowElement, before: readonly HTMLTableRowElement[]): boolean {
  return before.some((each) => [...each.cells].some((cell) => each.rowIndex + cell.rowSpan > row.rowIndex));
}

/** Content that is alone in its row keeps its form: a heading, a list, or a whole page laid out by a table. */
function unwrapped(cell: HTMLTableCellElement): Node[] {
  if ([...cell.children].some(isBlock)) return [...cell.childNodes];
  const paragraph = cell.ownerDocument.createElement('p');
  paragraph.append(...cell.childNodes);
  return [paragraph];
}

function paragraphsOf({ ownerDocument }: Element, rows: readonly HTMLTableRowElement[]): Node[] {
  const read = rows.map((row) => ({
    isHead: row.closest('thead') !== null || [...row.cells].every(({ tagName }) => tagName === 'TH'),
    cells: [...row.cells].map((cell) => ({
      lines: linesOf(cell).map((line) => line.trim()),
      rows: cell.rowSpan,
      columns: cell.colSpan,
    })),
  }));
  return tableLines(read).map((line) => {
    // Created in the parsed document, where nothing is run or loaded.
    const paragraph = ownerDocument.createElement('p');
    paragraph.innerHTML = line;
    return paragraph;
  });
}
