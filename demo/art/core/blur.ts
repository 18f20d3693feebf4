import { type Canvas, createCanvas } from './canvas';
import { resize } from './resize';

/** One running mean over a row or a column of a plane with `step` between neighbours. */
function pass(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  r: number,
): void {
  const inverse = 1 / (2 * r + 1);
  const last = start + (count - 1) * step;
  let sum = (from[start] as number) * (r + 1);
  for (let k = 1; k <= r; k++) sum += from[Math.min(start + k * step, last)] as number;
  for (let k = 0; k < count; k++) {
    to[start + k * step] = sum * inverse;
    const enters = k + r + 1 < count ? start + (k + r + 1) * step : last;
    const leaves = k - r > 0 ? start + (k - r) * step : start;
    sum += (from[enters] as number) - (from[leaves] as number);
  }
}

/** Box blur of a plane with interleaved channels, `times` over: three are close to a Gaussian. */
export function blurPlane(
  data: Float32Array,
  width: number,
  height: number,
  radius: number,
  channels = 1,
  times = 3,
): void {
  const r = Math.max(1, Math.round(radius));
  const other = new Float32Array(data.length);
  for (let n = 0; n < times; n++) {
    for (let y = 0; y < height; y++) {
      for (let c = 0; c < channels; c++) pass(data, other, y * width * channels + c, channels, width, r);
    }
    for (let x = 0; x < width * channels; x++) pass(other, data, x, width * channels, height, r);
  }
}

/** A blurred copy. */
export function blurred(canvas: Canvas, radius: number): Canvas {
  return resize(haze(canvas, radius), canvas.width, canvas.height);
}

/** A blurred copy, smaller than the canvas where the blur is wide. */
export function haze(canvas: Canvas, radius: number): Canvas {
  const shrink = radius > 24 ? 8 : radius > 8 ? 4 : radius > 3 ? 2 : 1;
  const width = Math.max(8, Math.round(canvas.width / shrink));
  const height = Math.max(8, Math.round(canvas.height / shrink));
  const small = shrink === 1 ? copy(canvas) : average(canvas, width, height, shrink >= 4 ? 2 : 1);
  blurPlane(small.data, width, height, (radius / shrink) * 0.58, 3);
  return small;
}

function copy(canvas: Canvas): Canvas {
  return { width: canvas.width, height: canvas.height, data: canvas.data.slice() };
}

/** Shrinks by plain averages, of every pixel or (with a `step`) of some in each row and column. */
export function average(canvas: Canvas, width: number, height: number, step = 1): Canvas {
  const small = createCanvas(width, height);
  const counts = new Float32Array(width * height);
  const columns = new Int32Array(canvas.width);
  for (let x = 0; x < canvas.width; x++) columns[x] = Math.min(width - 1, ((x * width) / canvas.width) | 0);
  for (let y = 0; y < canvas.height; y += step) {
    const row = Math.min(height - 1, ((y * height) / canvas.height) | 0) * width;
    gatherRow(canvas, y, step, columns, row, small.data, counts);
  }
  for (let cell = 0; cell < counts.length; cell++) {
    const inverse = 1 / Math.max(1, counts[cell] as number);
    for (let c = cell * 3; c < cell * 3 + 3; c++) small.data[c] = (small.data[c] as number) * inverse;
  }
  return small;
}

function gatherRow(
  { width, data }: Canvas,
  y: number,
  step: number,
  columns: Int32Array,
  row: number,
  sums: Float32Array,
  counts: Float32Array,
): void {
  for (let x = 0; x < width; x += step) {
    const i = (y * width + x) * 3;
    const light = (data[i] as number) + (data[i + 1] as number) + (data[i + 2] as number);
    // One bad pixel must not spread over the picture.
    if (!(light < Number.POSITIVE_INFINITY)) continue;
    const cell = row + (columns[x] as number);
    const o = cell * 3;
    sums[o] = (sums[o] as number) + (data[i] as number);
    sums[o + 1] = (sums[o + 1] as number) + (data[i + 1] as number);
    sums[o + 2] = (sums[o + 2] as number) + (data[i + 2] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
}
