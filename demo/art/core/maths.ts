export const TAU = Math.PI * 2;

export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Hermite step from 0 at `low` to 1 at `high`; `low` may be the greater one. */
export function smooth(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Bell of height 1 around 0. */
export function bell(x: number, width: number): number {
  const t = x / width;
  return Math.exp(-t * t);
}
