import { average } from './blur';
import type { Vec } from './camera';
import type { Rgb } from './colour';
import type { Facing, Hall, Panel } from './hall-model';

interface Patch {
  readonly at: Vec;
  readonly normal: Vec;
  readonly light: Rgb;
}

const NORMALS: Record<Facing, Vec> = {
  front: [0, 0, -1],
  left: [1, 0, 0],
  right: [-1, 0, 0],
  down: [0, -1, 0],
};

/** A point of a panel, `u` and `v` from 0 to 1 from its upper left corner. */
function pointOf({ at, half, facing }: Panel, u: number, v: number): Vec {
  const a = (u * 2 - 1) * half[0];
  const b = (1 - v * 2) * half[1];
  if (facing === 'front') return [at[0] + a, at[1] + b, at[2]];
  if (facing === 'left') return [at[0], at[1] + b, at[2] + a];
  if (facing === 'right') return [at[0], at[1] + b, at[2] - a];
  return [at[0] + a, at[1], at[2] + b];
}

/** Walls answer each other's light: a constant stands for all later bounces. */
const SPILL = 3.6;

function patchesOf(panel: Panel): Patch[] {
  const wide = panel.half[0] > panel.half[1] ? 7 : 4;
  const tall = panel.half[0] > panel.half[1] ? 4 : 7;
  const small = average(panel.picture, wide, tall);
  const area = (panel.half[0] * panel.half[1] * 4) / (wide * tall);
  const patches: Patch[] = [];
  for (let row = 0; row < tall; row++) {
    for (let column = 0; column < wide; column++) {
      const i = (row * wide + column) * 3;
      const share = (panel.gain * area * SPILL) / Math.PI;
      patches.push({
        at: pointOf(panel, (column + 0.5) / wide, (row + 0.5) / tall),
        normal: NORMALS[panel.facing],
        light: [
          (small.data[i] as number) * share,
          (small.data[i + 1] as number) * share,
          (small.data[i + 2] as number) * share,
        ],
      });
    }
  }
  return patches;
}

/** Light that arrives at a point of a surface with the given normal, into `out`. */
type LightAt = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float64Array,
) => void;

function exactLight(hall: Hall): LightAt {
  const patches = hall.panels.flatMap(patchesOf);
  return (x, y, z, nx, ny, nz, out) => {
    let [r, g, b] = hall.ambient;
    for (const { at, normal, light } of patches) {
      const dx = at[0] - x;
      const dy = at[1] - y;
      const dz = at[2] - z;
      const here = dx * nx + dy * ny + dz * nz;
      const there = -(dx * normal[0] + dy * normal[1] + dz * normal[2]);
      if (here <= 0 || there <= 0) continue;
      const d2 = dx * dx + dy * dy + dz * dz + 0.06;
      const share = (here * there) / (d2 * d2);
      r += light[0] * share;
      g += light[1] * share;
      b += light[2] * share;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };
}

const CELLS = 24;

/** The light of the whole hall: read from a lattice on its six sides, exact on things that stand in it. */
export function hallLight(hall: Hall): { onSide: LightAt; onThing: LightAt } {
  const exact = exactLight(hall);
  const { low, high } = hall;
  const sides = new Map<number, Float32Array>();
  const out = new Float64Array(3);
  const stride = (CELLS + 1) * 3;
  const place = (axis: number, t: number): number =>
    (low[axis] as number) + ((high[axis] as number) - (low[axis] as number)) * t;
  const latticeOf = (axis: number, sign: number): Float32Array => {
    const key = axis * 2 + (sign > 0 ? 1 : 0);
    const kept = sides.get(key);
    if (kept) return kept;
    const grid = new Float32Array((CELLS + 1) * stride);
    const point = [0, 0, 0];
    const normal = [0, 0, 0];
    normal[axis] = sign;
    point[axis] = (sign > 0 ? low[axis] : high[axis]) as number;
    const [first, second] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
    let i = 0;
    for (let row = 0; row <= CELLS; row++) {
      for (let column = 0; column <= CELLS; column++) {
        point[first as number] = place(first as number, column / CELLS);
        point[second as number] = place(second as number, row / CELLS);
        const [x, y, z] = point as [number, number, number];
        exact(x, y, z, normal[0] as number, normal[1] as number, normal[2] as number, out);
        for (let c = 0; c < 3; c++) grid[i++] = out[c] as number;
      }
    }
    sides.set(key, grid);
    return grid;
  };
  const onSide: LightAt = (x, y, z, nx, ny, nz, result) => {
    const axis = nx ? 0 : ny ? 1 : 2;
    const grid = latticeOf(axis, nx + ny + nz);
    const first = axis === 0 ? 1 : 0;
    const second = axis === 2 ? 1 : 2;
    const a = axis === 0 ? y : x;
    const b = axis === 2 ? y : z;
    const u =
      Math.min(
        0.9999,
        Math.max(0, (a - (low[first] as number)) / ((high[first] as number) - (low[first] as number))),
      ) * CELLS;
    const v =
      Math.min(
        0.9999,
        Math.max(0, (b - (low[second] as number)) / ((high[second] as number) - (low[second] as number))),
      ) * CELLS;
    const u0 = u | 0;
    const v0 = v | 0;
    const fu = u - u0;
    const fv = v - v0;
    const i = v0 * stride + u0 * 3;
    for (let c = 0; c < 3; c++) {
      const top = (grid[i + c] as number) * (1 - fu) + (grid[i + 3 + c] as number) * fu;
      const bottom = (grid[i + stride + c] as number) * (1 - fu) + (grid[i + stride + 3 + c] as number) * fu;
      result[c] = top * (1 - fv) + bottom * fv;
    }
  };
  return { onSide, onThing: exact };
}
