import type { Field } from '@/lib/domain/blocks/fields';

const MILLISECONDS = 1_000;

interface NumberUnit {
  range: Field['range'];
  isWhole: boolean;
  /** The displayed form of a stored number. */
  shown(stored: number): number;
  /** The stored form of a typed number. */
  stored(shown: number): number;
}

/** How a number is shown and stored: milliseconds are read and typed as seconds, everything else as it is. */
export function numberUnit({ range, unit }: Field): NumberUnit {
  if (unit !== 'milliseconds') return { range, isWhole: true, shown: (n) => n, stored: (n) => n };
  return {
    range: range && { min: range.min / MILLISECONDS, max: range.max / MILLISECONDS },
    isWhole: false,
    shown: (stored) => stored / MILLISECONDS,
    stored: (shown) => Math.round(shown * MILLISECONDS),
  };
}
