import { gateLine, median, table } from '../support/machine';
import type { OwnFigures, Spread } from './own';
import type { RivalFigures } from './rivals';
import type { Opening } from './stopwatch';

/** Everything of one run; editors with blocks by the number of them. */
export interface Measured {
  own: Map<number, OwnFigures>;
  puck: Map<number, RivalFigures>;
  tiptap: RivalFigures | null;
  /** Saves of a page of a megabyte. */
  megabyte: number[];
}

const LONG = 1000;
const GATES = { editableMs: 500, keyMs: 20, keyToTiptap: 1.5, saveMs: 300 };

const openingOf = (opening: readonly Opening[]) => ({
  drawn: median(opening.map(({ drawnMs }) => drawnMs)),
  idle: median(opening.map(({ idleMs }) => idleMs)),
});

const whole = (value: number) => value.toFixed(0);
const spread = ({ p50, p95 }: Spread) => [p50.toFixed(1), p95.toFixed(1)];

/** The table: one line for each editor and number of blocks. */
export function figures({ own, puck, tiptap }: Measured): string {
  const head = [
    '',
    'editable',
    'idle',
    'key p50',
    'p95',
    'to TipTap',
    'move p95',
    'drag p95',
    'undo p95',
    'filter',
    'save',
  ];
  const line = (name: string, { opening, keys }: RivalFigures, ...rest: string[]) => {
    const { drawn, idle } = openingOf(opening);
    const ratio = tiptap ? (keys.p95 / tiptap.keys.p95).toFixed(2) : '';
    return [name, whole(drawn), whole(idle), ...spread(keys), ratio, ...rest];
  };
  const rows = [head];
  for (const [size, its] of own) {
    const [move, drag, undo] = [its.move, its.drag, its.undo].map(({ p95 }) => p95.toFixed(1));
    rows.push(
      line(
        `this, ${size} blocks`,
        its,
        `${move}`,
        `${drag}`,
        `${undo}`,
        whole(median(its.filter)),
        whole(median(its.save)),
      ),
    );
  }
  for (const [size, its] of puck) rows.push(line(`Puck, ${size} blocks`, its, '', '', '', '', ''));
  if (tiptap) rows.push(line('TipTap alone, empty', tiptap, '', '', '', '', ''));
  return table(rows);
}

/** Targets for a page of a thousand blocks, and for saving a megabyte. */
export function gates({ own, puck, tiptap, megabyte }: Measured): string {
  const long = own.get(LONG);
  if (!long) throw new Error('The long page was not measured.');
  const lines = [
    gateLine('1,000 blocks, toggle to editable, ms', openingOf(long.opening).drawn, GATES.editableMs, false),
    gateLine('1,000 blocks, keystroke p95, ms', long.keys.p95, GATES.keyMs, false),
    gateLine('a megabyte saved, ms', median(megabyte), GATES.saveMs, false),
  ];
  if (tiptap)
    lines.push(
      gateLine(
        'keystroke p95 to that of TipTap alone',
        long.keys.p95 / tiptap.keys.p95,
        GATES.keyToTiptap,
        false,
      ),
    );
  const rival = puck.get(LONG);
  if (rival) {
    const faster = openingOf(rival.opening).drawn / openingOf(long.opening).drawn;
    lines.push(
      `        Puck takes ${faster.toFixed(1)} times as long to open and ${(rival.keys.p95 / long.keys.p95).toFixed(1)} times as long for a key`,
    );
  }
  return lines.join('\n');
}
