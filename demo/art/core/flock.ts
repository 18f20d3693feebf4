import { bell, TAU } from './maths';
import { createRandom, gaussian } from './random';

/** Birds as points in space that return to where they were after one turn of `phase` (0 … 1). */
export interface Flock {
  readonly count: number;
  /** Writes x, y (about -1 … 1), depth (-1 … 1) and the wing's beat (-1 … 1) of one bird. */
  at(bird: number, phase: number, out: Float64Array): void;
}

/** A flock whose sheets fold over each other; every motion is a whole number of turns, so that it loops. */
export function createFlock(count: number, seed: number): Flock {
  const random = createRandom(seed);
  const along = new Float32Array(count);
  const across = new Float32Array(count);
  const depth = new Float32Array(count);
  const beat = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    along[i] = (random() + random() + random()) / 3;
    across[i] = gaussian(random) * 0.6;
    depth[i] = gaussian(random) * 0.6;
    beat[i] = random() * TAU;
  }
  return {
    count,
    at(bird, phase, out) {
      const s = ((along[bird] as number) - 0.5) * 2;
      const a = across[bird] as number;
      const d = depth[bird] as number;
      const turn = phase * TAU;
      // A thick sheet, wide in the middle, that twists along its length.
      const girth =
        0.11 +
        0.3 * bell(s - 0.35 * Math.sin(turn), 0.42) +
        0.17 * bell(s + 0.62 + 0.2 * Math.cos(turn), 0.22);
      const twist = 1.7 * s + 0.9 * Math.sin(turn + s * 2.1) + 0.5 * d;
      const wide = a * girth;
      const deep = d * girth * 1.2;
      const x = s * 0.95 + 0.16 * Math.sin(turn + s * 3) + deep * Math.sin(twist) * 0.7;
      const spine = 0.26 * Math.sin(s * 2.6 + turn) + 0.1 * Math.sin(s * 5.3 - turn * 2 + 1) - 0.12 * s;
      const fold = 0.12 * Math.sin(a * 2.4 + turn + s * 4) * girth * 2;
      out[0] = x + wide * Math.sin(twist * 0.7) * 0.55;
      out[1] = spine + wide * Math.cos(twist) + fold + deep * 0.25;
      out[2] = wide * Math.sin(twist) + deep;
      out[3] = Math.sin((beat[bird] as number) + turn * 24);
    },
  };
}
