import { type Canvas, createCanvas } from './canvas';

interface Taps {
  readonly start: Int32Array;
  readonly weights: Float32Array;
  readonly count: number;
}

function cubic(x: number): number {
  const t = Math.abs(x);
  if (t < 1) return 1.5 * t * t * t - 2.5 * t * t + 1;
  if (t < 2) return -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2;
  return 0;
}

function tapsFor(from: number, to: number): Taps {
  const scale = Math.max(1, from / to);
  const count = Math.ceil(scale * 4);
  const start = new Int32Array(to);
  const weights = new Float32Array(to * count);
  for (let i = 0; i < to; i++) {
    const centre = ((i + 0.5) * from) / to - 0.5;
    const first = Math.floor(centre - scale * 2) + 1;
    start[i] = first;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const weight = cubic((first + k - centre) / scale);
      weights[i * count + k] = weight;
      sum += weight;
    }
    for (let k = 0; k < count; k++) weights[i * count + k] = (weights[i * count + k] as number) / sum;
  }
  return { start, weights, count };
}

/** Catmull-Rom in both directions, wider when it shrinks. Never below zero. */
export function resize(canvas: Canvas, width: number, height: number): Canvas {
  if (canvas.width === width && canvas.height === height) return canvas;
  const across = tapsFor(canvas.width, width);
  const down = tapsFor(canvas.height, height);
  const middle = new Float32Array(width * canvas.height * 3);
  for (let y = 0; y < canvas.height; y++) {
    if (across.count === 4) widenRow(canvas, middle, y, width, across);
    else weighRow(canvas, middle, y, width, across);
  }
  const result = createCanvas(width, height);
  for (let y = 0; y < height; y++) {
    if (down.count === 4) raiseRow(middle, result, y, canvas.height, down);
    else stackRow(middle, result, y, canvas.height, down);
  }
  return result;
}

/** Four taps, written out: enlarging is by far the most frequent use. */
function widenRow(canvas: Canvas, middle: Float32Array, y: number, width: number, taps: Taps): void {
  const { data } = canvas;
  const last = canvas.width - 1;
  const row = y * canvas.width;
  let o = y * width * 3;
  for (let x = 0; x < width; x++) {
    const first = taps.start[x] as number;
    const a = (row + (first < 0 ? 0 : first)) * 3;
    const b = (row + Math.min(last, Math.max(0, first + 1))) * 3;
    const c = (row + Math.min(last, first + 2)) * 3;
    const d = (row + Math.min(last, first + 3)) * 3;
    const wa = taps.weights[x * 4] as number;
    const wb = taps.weights[x * 4 + 1] as number;
    const wc = taps.weights[x * 4 + 2] as number;
    const wd = taps.weights[x * 4 + 3] as number;
    middle[o] =
      wa * (data[a] as number) +
      wb * (data[b] as number) +
      wc * (data[c] as number) +
      wd * (data[d] as number);
    middle[o + 1] =
      wa * (data[a + 1] as number) +
      wb * (data[b + 1] as number) +
      wc * (data[c + 1] as number) +
      wd * (data[d + 1] as number);
    middle[o + 2] =
      wa * (data[a + 2] as number) +
      wb * (data[b + 2] as number) +
      wc * (data[c + 2] as number) +
      wd * (data[d + 2] as number);
    o += 3;
  }
}

function weighRow(canvas: Canvas, middle: Float32Array, y: number, width: number, taps: Taps): void {
  const row = y * canvas.width;
  for (let x = 0; x < width; x++) {
    const first = taps.start[x] as number;
    const o = (y * width + x) * 3;
    for (let k = 0; k < taps.count; k++) {
      const weight = taps.weights[x * taps.count + k] as number;
      const i = (row + Math.min(canvas.width - 1, Math.max(0, first + k))) * 3;
      for (let c = 0; c < 3; c++) {
        middle[o + c] = (middle[o + c] as number) + weight * (canvas.data[i + c] as number);
      }
    }
  }
}

function raiseRow(middle: Float32Array, result: Canvas, y: number, rows: number, taps: Taps): void {
  const stride = result.width * 3;
  const first = taps.start[y] as number;
  const a = Math.max(0, first) * stride;
  const b = Math.min(rows - 1, Math.max(0, first + 1)) * stride;
  const c = Math.min(rows - 1, first + 2) * stride;
  const d = Math.min(rows - 1, first + 3) * stride;
  const wa = taps.weights[y * 4] as number;
  const wb = taps.weights[y * 4 + 1] as number;
  const wc = taps.weights[y * 4 + 2] as number;
  const wd = taps.weights[y * 4 + 3] as number;
  const o = y * stride;
  const out = result.data;
  for (let x = 0; x < stride; x++) {
    const value =
      wa * (middle[a + x] as number) +
      wb * (middle[b + x] as number) +
      wc * (middle[c + x] as number) +
      wd * (middle[d + x] as number);
    out[o + x] = value < 0 ? 0 : value;
  }
}

function stackRow(middle: Float32Array, result: Canvas, y: number, rows: number, taps: Taps): void {
  const stride = result.width * 3;
  const o = y * stride;
  for (let k = 0; k < taps.count; k++) {
    const weight = taps.weights[y * taps.count + k] as number;
    if (weight === 0) continue;
    const i = Math.min(rows - 1, Math.max(0, (taps.start[y] as number) + k)) * stride;
    for (let x = 0; x < stride; x++) {
      result.data[o + x] = (result.data[o + x] as number) + weight * (middle[i + x] as number);
    }
  }
  for (let x = o; x < o + stride; x++) if ((result.data[x] as number) < 0) result.data[x] = 0;
}
