import { createRandom } from './random';

/** A strange attractor of Clifford Pickover's kind: four numbers make a shape that never repeats itself. */
export interface Attractor {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export interface Density {
  readonly hits: Float32Array;
  /** Mean speed of the points that passed, which colours it. */
  readonly speed: Float32Array;
  readonly peak: number;
}

/** Counts how often each pixel is visited; the shape (about -2 … 2) is scaled by `zoom` pixels a unit. */
export function trace(
  { a, b, c, d }: Attractor,
  width: number,
  height: number,
  zoom: number,
  steps: number,
  seed: number,
): Density {
  const hits = new Float32Array(width * height);
  const speed = new Float32Array(width * height);
  const random = createRandom(seed);
  let x = random() - 0.5;
  let y = random() - 0.5;
  for (let k = 0; k < steps; k++) {
    const nx = Math.sin(a * y) + c * Math.cos(a * x);
    const ny = Math.sin(b * x) + d * Math.cos(b * y);
    const px = (nx * zoom + width / 2) | 0;
    const py = (ny * zoom + height / 2) | 0;
    if (px >= 0 && py >= 0 && px < width && py < height) {
      const i = py * width + px;
      hits[i] = (hits[i] as number) + 1;
      speed[i] = (speed[i] as number) + Math.abs(nx - x) + Math.abs(ny - y);
    }
    x = nx;
    y = ny;
  }
  let peak = 0;
  for (let i = 0; i < hits.length; i++) {
    const count = hits[i] as number;
    if (count > 0) speed[i] = (speed[i] as number) / count;
    if (count > peak) peak = count;
  }
  return { hits, speed, peak };
}
