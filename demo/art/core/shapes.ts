import type { Canvas } from './canvas';
import type { Rgb } from './colour';

/** Corners one after another: x, y, x, y … */
export type Outline = readonly number[];

/** How much of each pixel a shape covers, 0 … 1. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Adds the signed area that one edge cuts from each pixel of its rows (the running sum gives the cover). */
function addEdge(sums: Float32Array, width: number, height: number, edge: readonly number[]): void {
  let [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edge;
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  if (sign < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
  const slope = (x1 - x0) / (y1 - y0);
  const top = Math.max(0, y0);
  const bottom = Math.min(height, y1);
  for (let row = Math.floor(top); row < bottom; row++) {
    const from = Math.max(top, row);
    const to = Math.min(bottom, row + 1);
    if (to <= from) continue;
    const area = (to - from) * sign;
    const xa = x0 + (from - y0) * slope;
    const xb = x0 + (to - y0) * slope;
    const centre = Math.min(width - 1.001, Math.max(0, (xa + xb) / 2));
    const spread = Math.min(Math.abs(xb - xa), width);
    const pieces = Math.max(1, Math.ceil(spread));
    for (let k = 0; k < pieces; k++) {
      const x = Math.min(width - 1.001, Math.max(0, centre + ((k + 0.5) / pieces - 0.5) * spread));
      const cell = x | 0;
      const part = (area / pieces) * (1 - (x - cell));
      const i = row * (width + 1) + cell;
      sums[i] = (sums[i] as number) + part;
      sums[i + 1] = (sums[i + 1] as number) + area / pieces - part;
    }
  }
}

/** Covers the inside of every outline, with smooth edges; overlaps do not cut holes when turned the same way. */
function maskOf(width: number, height: number, outlines: readonly Outline[]): Mask {
  const mask = { width, height, data: new Float32Array(width * height) };
  for (const outline of outlines) {
    const sums = new Float32Array((width + 1) * height + 1);
    for (let k = 0; k < outline.length; k += 2) {
      const n = (k + 2) % outline.length;
      addEdge(sums, width, height, [
        outline[k] as number,
        outline[k + 1] as number,
        outline[n] as number,
        outline[n + 1] as number,
      ]);
    }
    for (let y = 0; y < height; y++) {
      let run = 0;
      for (let x = 0; x < width; x++) {
        run += sums[y * (width + 1) + x] as number;
        const covered = Math.min(1, Math.abs(run));
        const i = y * width + x;
        if (covered > (mask.data[i] as number)) mask.data[i] = covered;
      }
    }
  }
  return mask;
}

/** Rounds corners by cutting them (Chaikin), `times` over. */
export function rounded(outline: Outline, times = 2): Outline {
  let points = outline;
  for (let n = 0; n < times; n++) {
    const next: number[] = [];
    for (let k = 0; k < points.length; k += 2) {
      const m = (k + 2) % points.length;
      const [ax, ay, bx, by] = [points[k], points[k + 1], points[m], points[m + 1]] as [
        number,
        number,
        number,
        number,
      ];
      next.push(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25, ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75);
    }
    points = next;
  }
  return points;
}

/** Lays outlines over a canvas in one colour; works in the box around them only. */
export function fill(canvas: Canvas, outlines: readonly Outline[], colour: Rgb, alpha = 1): void {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (let k = 0; k < outline.length; k += 2) {
      left = Math.min(left, outline[k] as number);
      right = Math.max(right, outline[k] as number);
      top = Math.min(top, outline[k + 1] as number);
      bottom = Math.max(bottom, outline[k + 1] as number);
    }
  }
  left = Math.max(0, Math.floor(left) - 1);
  top = Math.max(0, Math.floor(top) - 1);
  right = Math.min(canvas.width, Math.ceil(right) + 2);
  bottom = Math.min(canvas.height, Math.ceil(bottom) + 2);
  if (right <= left || bottom <= top) return;
  const moved = outlines.map((outline) => outline.map((value, k) => value - (k % 2 ? top : left)));
  const mask = maskOf(right - left, bottom - top, moved);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const a = (mask.data[y * mask.width + x] as number) * alpha;
      if (a <= 0) continue;
      const i = ((y + top) * canvas.width + x + left) * 3;
      for (let c = 0; c < 3; c++) {
        const present = canvas.data[i + c] as number;
        canvas.data[i + c] = present + ((colour[c] as number) - present) * a;
      }
    }
  }
}
