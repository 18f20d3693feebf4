import { bake } from '../core/bake';
import type { Vec } from '../core/camera';
import { ball, egg, melt, stick } from '../core/solids';

export const HEAD_LOW: Vec = [-6.4, -1.2, -5.2];
export const HEAD_HIGH: Vec = [6.4, 11.2, 5.2];

/** A head and shoulders, ten units tall, looking along +z. */
function head(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  let d = egg(x, y - 7.3, z + 0.7, 2.75, 3.05, 3.45);
  d = melt(d, egg(x, y - 5.5, z - 0.9, 2.15, 3.1, 2.35), 0.9);
  d = melt(d, egg(x, y - 3.55, z - 1.55, 1.45, 1.15, 1.5), 0.9);
  d = melt(d, stick(side, y, z, [0, 6.75, 2.95], [1.35, 6.6, 2.45], 0.42, 0.36), 0.5);
  d = melt(d, stick(side, y, z, [1.1, 5.05, 2.35], [1.9, 5.5, 1.2], 0.5, 0.45), 0.7);
  d = -melt(-d, ball(side - 0.95, y - 6.02, z - 3.35, 0.62), 0.55);
  d = melt(d, ball(side - 0.95, y - 5.98, z - 2.55, 0.52), 0.15);
  d = melt(d, stick(x, y, z, [0, 6.55, 3.0], [0, 5.05, 3.75], 0.22, 0.34), 0.35);
  d = melt(d, ball(side - 0.36, y - 4.93, z - 3.2, 0.28), 0.25);
  d = melt(d, egg(x, y - 4.28, z - 2.95, 0.82, 0.22, 0.42), 0.18);
  d = melt(d, egg(x, y - 3.93, z - 2.88, 0.72, 0.24, 0.44), 0.14);
  d = melt(d, ball(x, y - 3.1, z - 2.62, 0.55), 0.5);
  d = melt(d, egg(side - 2.72, y - 5.9, z + 0.25, 0.25, 0.95, 0.6), 0.2);
  d = melt(d, stick(x, y, z, [0, 4.2, -0.9], [0, -1, -1.5], 1.65, 1.95), 0.9);
  return melt(d, egg(x, y + 0.6, z + 1.5, 6.1, 1.9, 2.5), 1.6);
}

let kept: ((x: number, y: number, z: number) => number) | undefined;

/** The head from a lattice, made once in a process. */
export function bakedHead(): (x: number, y: number, z: number) => number {
  kept ??= bake(head, HEAD_LOW, HEAD_HIGH, 76);
  return kept;
}
