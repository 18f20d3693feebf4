import { type MenuEntry, type MenuTarget, withBelow } from './model';

/** An entry as a line of the list in which a menu is arranged. */
export interface MenuRow {
  /** Its own in the list. */
  key: string;
  target: MenuTarget;
  labels: Record<string, string>;
  /** 1 stands below the nearest line of level 0 before it. */
  level: 0 | 1;
}

const targetOf = (entry: MenuTarget): MenuTarget =>
  entry.page === undefined ? { address: entry.address } : { page: entry.page };

/** The lines of entries; each key is the place where it began. */
export function rowsOf(entries: readonly MenuEntry[]): MenuRow[] {
  return entries
    .flatMap((entry) =>
      withBelow(entry).map((each, at) => ({ entry: each, level: at === 0 ? 0 : 1 }) as const),
    )
    .map(({ entry, level }, at) => ({
      key: `row-${at}`,
      target: targetOf(entry),
      labels: { ...entry.labels },
      level,
    }));
}

/** The entries of lines, as they are stored: without labels that say nothing. */
export function entriesOf(rows: readonly MenuRow[]): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const { target, labels, level } of rows) {
    const said = Object.entries(labels).flatMap(([code, label]) => {
      const text = label.trim();
      return text === '' ? [] : [[code, text] as const];
    });
    const entry: MenuEntry = { ...target, ...(said.length > 0 && { labels: Object.fromEntries(said) }) };
    const above = level === 1 ? entries.at(-1) : undefined;
    if (above) above.below = [...(above.below ?? []), entry];
    else entries.push(entry);
  }
  return entries;
}

/** How many lines go with one: those below it. */
function spanOf(rows: readonly MenuRow[], at: number): number {
  if (rows[at]?.level !== 0) return 1;
  const next = rows.findIndex(({ level }, index) => index > at && level === 0);
  return (next < 0 ? rows.length : next) - at;
}

/** What stands below nothing stands on the first level. */
const withFirst = (rows: MenuRow[]): MenuRow[] =>
  rows.map((row, at) => (at === 0 && row.level === 1 ? { ...row, level: 0 as const } : row));

/**
 * The lines with one of them, and what stands below it, behind another one.
 * @param after null for the beginning
 */
export function moveRow(rows: readonly MenuRow[], key: string, after: string | null): MenuRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const span = spanOf(rows, from);
  const moved = rows.slice(from, from + span);
  if (from < 0 || moved.some((row) => row.key === after)) return [...rows];
  const rest = [...rows.slice(0, from), ...rows.slice(from + span)];
  let to = after === null ? 0 : rest.findIndex((row) => row.key === after) + 1;
  const isAmongBelow = rest[to]?.level === 1;
  // One without lines of its own joins those that it has been put among; others come behind them.
  if (isAmongBelow && span > 1) while (rest[to]?.level === 1) to += 1;
  const joined = isAmongBelow && span === 1 ? moved.map((row) => ({ ...row, level: 1 as const })) : moved;
  return withFirst([...rest.slice(0, to), ...joined, ...rest.slice(to)]);
}

/** Whether a line may go below the one before it: a menu has two levels. */
export function canGoBelow(rows: readonly MenuRow[], key: string): boolean {
  const at = rows.findIndex((row) => row.key === key);
  return at > 0 && rows[at]?.level === 0 && spanOf(rows, at) === 1;
}

/** The lines with one of them on another level; from below, those after it go below it no more than before. */
export function setLevel(rows: readonly MenuRow[], key: string, level: 0 | 1): MenuRow[] {
  return withFirst(rows.map((row) => (row.key === key ? { ...row, level } : row)));
}

/** The lines without one; what stood below it stands on the first level. */
export function removeRow(rows: readonly MenuRow[], key: string): MenuRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const span = spanOf(rows, at);
  return rows.flatMap((row, index) => {
    if (index === at) return [];
    return index > at && index < at + span ? [{ ...row, level: 0 as const }] : [row];
  });
}

/** The lines with another one at their end. */
export function addRow(rows: readonly MenuRow[], target: MenuTarget): MenuRow[] {
  const numbers = rows.map(({ key }) => Number(key.slice(key.lastIndexOf('-') + 1)));
  return [...rows, { key: `row-${Math.max(-1, ...numbers) + 1}`, target, labels: {}, level: 0 }];
}
