import { createNoise } from './noise';

const CELLS = 160;

/** A current without sources (the turn of a noise field), read from a lattice over the picture. */
export function currentOf(
  seed: number,
  scale: number,
  spanX: number,
  spanY: number,
): (x: number, y: number, out: Float64Array) => void {
  const noise = createNoise(seed);
  const grid = new Float32Array((CELLS + 1) * (CELLS + 1) * 2);
  const e = 0.01;
  let i = 0;
  for (let row = 0; row <= CELLS; row++) {
    for (let column = 0; column <= CELLS; column++) {
      const x = (column / CELLS) * spanX * scale + 3;
      const y = (row / CELLS) * spanY * scale + 8;
      grid[i++] = (noise.at2(x, y + e) - noise.at2(x, y - e)) / (2 * e);
      grid[i++] = -(noise.at2(x + e, y) - noise.at2(x - e, y)) / (2 * e);
    }
  }
  const stride = (CELLS + 1) * 2;
  return (x, y, out) => {
    const px = Math.min(CELLS - 0.001, Math.max(0, (x / spanX) * CELLS));
    const py = Math.min(CELLS - 0.001, Math.max(0, (y / spanY) * CELLS));
    const x0 = px | 0;
    const y0 = py | 0;
    const fx = px - x0;
    const fy = py - y0;
    const o = y0 * stride + x0 * 2;
    for (let k = 0; k < 2; k++) {
      const top = (grid[o + k] as number) * (1 - fx) + (grid[o + 2 + k] as number) * fx;
      const low = (grid[o + stride + k] as number) * (1 - fx) + (grid[o + stride + 2 + k] as number) * fx;
      out[k] = top * (1 - fy) + low * fy;
    }
  };
}
