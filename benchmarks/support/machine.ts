import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The machine and its load, printed above every table, since figures depend on them. */
export function machineFacts(): string {
  const [one = 0, five = 0] = loadavg();
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${(totalmem() / 2 ** 30).toFixed(1)} GiB`,
    `Node ${process.version}`,
    `${process.platform}`,
    `load ${one.toFixed(1)} (1 min), ${five.toFixed(1)} (5 min)`,
  ].join(' · ');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Columns as wide as their widest cell; the first one stands left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** A gate as a line: what it asks, what there was. The run itself passes either way. */
export function gateLine(name: string, value: number, bound: number, isLeast: boolean): string {
  const isMet = isLeast ? value >= bound : value <= bound;
  return `${isMet ? 'met   ' : 'missed'}  ${name}: ${value.toFixed(2)} (${isLeast ? 'at least' : 'at most'} ${bound})`;
}
