/** A cell, and whether it was quoted: `""` is an empty text, while nothing between commas is no value. */
export interface Cell {
  text: string;
  isQuoted: boolean;
}

/** Possible separators: spreadsheets choose by the system's country. */
const SEPARATORS = [',', ';', '\t'];

/** One line of a table by RFC 4180; null is a cell of nothing. */
export function writeCsvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => (cell === null ? '' : writeCell(cell))).join(',')}\r\n`;
}

function writeCell(text: string): string {
  const isPlain = text !== '' && text === text.trim() && !/[",;\t\r\n]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/**
 * The lines of a table, read by RFC 4180 with any usual separator and line ending. Empty lines are skipped.
 * @returns what is wrong with the table where it cannot be read: a quote that is never closed, or more cells than
 * are taken
 */
export function readCsv(file: string, maximumCells: number): Cell[][] | 'unclosed' | 'too long' {
  const given = file.replace(/^\uFEFF/, '');
  const firstLine = given.split(/[\r\n]/, 1)[0] ?? '';
  const separator = SEPARATORS.find((each) => firstLine.includes(each)) ?? ',';
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  let cells = 0;
  let at = 0;
  while (at < given.length) {
    const read = readCell(given, at, separator);
    if (!read) return 'unclosed';
    cells += 1;
    if (cells > maximumCells) return 'too long';
    line.push(read.cell);
    at = read.end;
    const isMore = given[at] === separator;
    const isEnd = at + 1 === given.length;
    // A separator at the very end is followed by one more cell, of nothing.
    if (isMore && isEnd) line.push({ text: '', isQuoted: false });
    if (!isMore || isEnd) {
      lines.push(line);
      line = [];
    }
    at += given.startsWith('\r\n', at) ? 2 : 1;
  }
  return lines.filter(hasText);
}

const hasText = (line: readonly Cell[]): boolean => line.length > 1 || Boolean(line[0]?.text);

interface ReadCell {
  cell: Cell;
  /** The index of its separator or line ending. */
  end: number;
}

function readCell(given: string, start: number, separator: string): ReadCell | null {
  return given[start] === '"' ? readQuoted(given, start, separator) : readPlain(given, start, separator);
}

function readPlain(given: string, start: number, separator: string): ReadCell {
  let end = start;
  while (end < given.length && given[end] !== separator && given[end] !== '\r' && given[end] !== '\n')
    end += 1;
  return { cell: { text: given.slice(start, end), isQuoted: false }, end };
}

function readQuoted(given: string, start: number, separator: string): ReadCell | null {
  let text = '';
  let from = start + 1;
  for (;;) {
    const quote = given.indexOf('"', from);
    if (quote < 0) return null;
    text += given.slice(from, quote);
    if (given[quote + 1] !== '"') {
      // The standard does not allow text after a closing quote; it is kept.
      const rest = readPlain(given, quote + 1, separator);
      return { cell: { text: text + rest.cell.text, isQuoted: true }, end: rest.end };
    }
    text += '"';
    from = quote + 2;
  }
}
