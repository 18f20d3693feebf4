import type { Vec } from './camera';

/** A distance function read from a lattice: the same shape for a fraction of the work, without its finest edges. */
export function bake(
  distance: (x: number, y: number, z: number) => number,
  low: Vec,
  high: Vec,
  cells: number,
): (x: number, y: number, z: number) => number {
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / cells;
  const nx = Math.ceil((high[0] - low[0]) / size) + 2;
  const ny = Math.ceil((high[1] - low[1]) / size) + 2;
  const nz = Math.ceil((high[2] - low[2]) / size) + 2;
  const grid = new Float32Array(nx * ny * nz);
  let i = 0;
  for (let z = 0; z < nz; z++) {
    for (let y = 0; y < ny; y++) {
      for (let x = 0; x < nx; x++)
        grid[i++] = distance(low[0] + x * size, low[1] + y * size, low[2] + z * size);
    }
  }
  const row = nx;
  const sheet = nx * ny;
  return (px, py, pz) => {
    const x = Math.min(nx - 1.001, Math.max(0, (px - low[0]) / size));
    const y = Math.min(ny - 1.001, Math.max(0, (py - low[1]) / size));
    const z = Math.min(nz - 1.001, Math.max(0, (pz - low[2]) / size));
    const x0 = x | 0;
    const y0 = y | 0;
    const z0 = z | 0;
    const fx = x - x0;
    const fy = y - y0;
    const fz = z - z0;
    const o = z0 * sheet + y0 * row + x0;
    const a = (grid[o] as number) * (1 - fx) + (grid[o + 1] as number) * fx;
    const b = (grid[o + row] as number) * (1 - fx) + (grid[o + row + 1] as number) * fx;
    const c = (grid[o + sheet] as number) * (1 - fx) + (grid[o + sheet + 1] as number) * fx;
    const d = (grid[o + sheet + row] as number) * (1 - fx) + (grid[o + sheet + row + 1] as number) * fx;
    const near = a + (b - a) * fy;
    return near + (c + (d - c) * fy - near) * fz;
  };
}
