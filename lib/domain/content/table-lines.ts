/** A cell of a table that becomes lines of text. */
export interface TableCell {
  /** Its lines as inline markup; an empty cell has none. */
  lines: readonly string[];
  /** How many it is merged over. */
  rows: number;
  columns: number;
}

export interface TableRow {
  cells: readonly TableCell[];
  /** Whether it is a header of columns. */
  isHead: boolean;
}

const BETWEEN = ' — ';

/**
 * A table as lines of text, one per row: “2024 — Biennale, Venice”. A cell that spans rows is repeated in each,
 * empty cells are omitted, and cells with equally many lines are read side by side.
 */
export function tableLines(rows: readonly TableRow[]): string[] {
  let above: Placed[] = [];
  return rows.flatMap(({ cells, isHead }) => {
    const own = placed(cells, above);
    const reported = [...above, ...own].sort((one, other) => one.column - other.column);
    above = reported.map((each) => ({ ...each, left: each.left - 1 })).filter(({ left }) => left > 0);
    if (cells.every(({ lines }) => lines.length === 0)) return [];
    const lines = rowLines(reported.map(({ cell }) => cell.lines).filter(({ length }) => length > 0));
    return isHead ? lines.map((line) => `<strong>${line}</strong>`) : lines;
  });
}

interface Placed {
  cell: TableCell;
  /** Its first column. */
  column: number;
  /** For how many rows it is still there. */
  left: number;
}

/** The cells of a row in the columns that those merged with rows above leave free. */
function placed(cells: readonly TableCell[], above: readonly Placed[]): Placed[] {
  let column = 0;
  return cells.map((cell) => {
    for (const taken of above) if (taken.column <= column) column = Math.max(column, endOf(taken));
    const here = { cell, column, left: cell.rows };
    column += cell.columns;
    return here;
  });
}

const endOf = ({ cell, column }: Placed): number => column + cell.columns;

function rowLines(cells: readonly (readonly string[])[]): string[] {
  const [first] = cells;
  if (!first) return [];
  if (cells.length === 1 || cells.every(({ length }) => length === first.length)) {
    return first.map((_, index) => cells.map((lines) => lines[index] ?? '').join(BETWEEN));
  }
  const last = cells.length - 1;
  return [cells.map((lines, index) => lines.join(index === last ? '<br>' : ', ')).join(BETWEEN)];
}
