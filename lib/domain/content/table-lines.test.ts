import { describe, expect, it } from 'vitest';
import { tableLines } from './table-lines';

const cell = (text: string, rows = 1, columns = 1) => ({
  lines: text === '' ? [] : text.split('\n'),
  rows,
  columns,
});
const row = (...texts: string[]) => ({ isHead: false, cells: texts.map((text) => cell(text)) });

describe('tableLines: a row a line, cells kept apart', () => {
  it.each([
    ['two columns', [row('2024', 'Biennale'), row('2023', 'Museum')], ['2024 — Biennale', '2023 — Museum']],
    ['three columns', [row('2024', 'Tide', 'Venice')], ['2024 — Tide — Venice']],
    ['empty cells', [row('', 'Tide', ''), row('2024', '', 'Venice')], ['Tide', '2024 — Venice']],
    ['an empty row', [row('2024', 'Tide'), row('', ''), row('2023', 'Ebb')], ['2024 — Tide', '2023 — Ebb']],
    ['one column', [row('Tide'), row('Ebb\nFlow')], ['Tide', 'Ebb', 'Flow']],
    ['a last cell of several lines', [row('2024', 'Tide\nEbb')], ['2024 — Tide<br>Ebb']],
    ['several lines before the last', [row('2024', 'Tide\nEbb', 'Venice')], ['2024 — Tide, Ebb — Venice']],
    ['columns of lines', [row('2024\n2023', 'Tide\nEbb')], ['2024 — Tide', '2023 — Ebb']],
    ['nothing', [], []],
  ])('%s', (_name, rows, lines) => {
    expect(tableLines(rows)).toEqual(lines);
  });

  it('tells a merged cell with each of its rows, and of no other', () => {
    const merged = { isHead: false, cells: [cell('2024', 2), cell('Tide')] };
    expect(tableLines([merged, row('Ebb'), row('2023', 'Flow')])).toEqual([
      '2024 — Tide',
      '2024 — Ebb',
      '2023 — Flow',
    ]);
  });

  it('reads a merged cell in its own column', () => {
    const rows = [
      { isHead: false, cells: [cell('2024'), cell('Venice', 2, 2), cell('prize')] },
      row('2023', 'shown'),
      row('2022', 'Kyiv', '', 'shown'),
    ];
    expect(tableLines(rows)).toEqual([
      '2024 — Venice — prize',
      '2023 — Venice — shown',
      '2022 — Kyiv — shown',
    ]);
  });

  it('tells no merged cell alone, and none beyond the end', () => {
    const merged = { isHead: false, cells: [cell('2024', 9), cell('Tide')] };
    expect(tableLines([merged, { isHead: false, cells: [] }, row('')])).toEqual(['2024 — Tide']);
  });

  it('marks what says what the columns are', () => {
    const head = { ...row('Year', 'Place'), isHead: true };
    expect(tableLines([head, row('2024', 'Venice')])).toEqual([
      '<strong>Year — Place</strong>',
      '2024 — Venice',
    ]);
  });
});
