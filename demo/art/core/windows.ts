import { normalised, type Vec } from './camera';
import type { Pixel } from './canvas';
import type { Rgb } from './colour';
import type { Block } from './hall-model';
import { clamp } from './maths';

/** A window in the left wall: its middle (height and depth) and half its size, divided into panes. */
export interface Window {
  readonly y: number;
  readonly z: number;
  readonly half: readonly [number, number];
  readonly panes: readonly [number, number];
}

/** Share of the sun that a bar or an opening lets through, with the half shadow of its distance. */
function opening(offset: number, half: number, panes: number, soft: number): number {
  let share = clamp((half - Math.abs(offset)) / soft + 0.5, 0, 1);
  const pane = (half * 2) / panes;
  for (let k = 1; k < panes; k++) {
    const bar = Math.abs(offset + half - k * pane);
    share *= 1 - clamp((0.035 - bar) / soft + 0.5, 0, 1) * Math.min(1, 0.07 / soft);
  }
  return share;
}

/** Sunlight through windows in the wall at `x`, with the shadows of the things in the room. */
export function sunThrough(
  x: number,
  windows: readonly Window[],
  direction: Vec,
  light: Rgb,
  blocks: readonly Block[],
): (px: number, py: number, pz: number, nx: number, ny: number, nz: number, out: Pixel) => void {
  const [sx, sy, sz] = normalised(direction);
  return (px, py, pz, nx, ny, nz, out) => {
    const facing = nx * sx + ny * sy + nz * sz;
    if (facing <= 0) return;
    const t = (x - px) / sx;
    if (t < 1e-3) return;
    const wy = py + sy * t;
    const wz = pz + sz * t;
    const soft = 0.012 + t * 0.016;
    let share = 0;
    for (const window of windows) {
      const high = opening(wy - window.y, window.half[1], window.panes[1], soft);
      if (high > 0)
        share = Math.max(share, high * opening(wz - window.z, window.half[0], window.panes[0], soft));
    }
    if (share <= 0) return;
    for (const { low, high } of blocks) {
      const ax = (low[0] - px) / sx;
      const bx = (high[0] - px) / sx;
      const ay = (low[1] - py) / sy;
      const by = (high[1] - py) / sy;
      const az = (low[2] - pz) / sz;
      const bz = (high[2] - pz) / sz;
      const enter = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
      const leave = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
      if (leave > 2e-3 && enter < leave && enter > -1)
        share *= 1 - clamp((leave - Math.max(enter, 2e-3)) * 6, 0, 1);
    }
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + facing * share * (light[c] as number);
  };
}
