import type { Canvas } from './canvas';
import type { Rgb } from './colour';

/** Adds light at a point between pixels, shared among the four around it. */
export function glow(canvas: Canvas, x: number, y: number, r: number, g: number, b: number): void {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= canvas.width - 1 || y0 >= canvas.height - 1) return;
  const { data } = canvas;
  const fx = x - x0;
  const fy = y - y0;
  const i = (y0 * canvas.width + x0) * 3;
  const j = i + canvas.width * 3;
  const a = (1 - fx) * (1 - fy);
  const c = fx * (1 - fy);
  const d = (1 - fx) * fy;
  const e = fx * fy;
  data[i] = (data[i] as number) + a * r;
  data[i + 1] = (data[i + 1] as number) + a * g;
  data[i + 2] = (data[i + 2] as number) + a * b;
  data[i + 3] = (data[i + 3] as number) + c * r;
  data[i + 4] = (data[i + 4] as number) + c * g;
  data[i + 5] = (data[i + 5] as number) + c * b;
  data[j] = (data[j] as number) + d * r;
  data[j + 1] = (data[j + 1] as number) + d * g;
  data[j + 2] = (data[j + 2] as number) + d * b;
  data[j + 3] = (data[j + 3] as number) + e * r;
  data[j + 4] = (data[j + 4] as number) + e * g;
  data[j + 5] = (data[j + 5] as number) + e * b;
}

/** A hair of light from one point to another. */
export function glowLine(
  canvas: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: Rgb,
  strength: number,
): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const steps = Math.max(1, Math.ceil(length));
  const weight = (strength * Math.max(length, 0.25)) / steps;
  for (let k = 0; k < steps; k++) {
    const t = (k + 0.5) / steps;
    glow(
      canvas,
      x0 + (x1 - x0) * t,
      y0 + (y1 - y0) * t,
      colour[0] * weight,
      colour[1] * weight,
      colour[2] * weight,
    );
  }
}

/** Lays a colour over one pixel. */
function cover(data: Float32Array, i: number, colour: Rgb, alpha: number): void {
  data[i] = (data[i] as number) + (colour[0] - (data[i] as number)) * alpha;
  data[i + 1] = (data[i + 1] as number) + (colour[1] - (data[i + 1] as number)) * alpha;
  data[i + 2] = (data[i + 2] as number) + (colour[2] - (data[i + 2] as number)) * alpha;
}

/** A round-ended stroke that may taper; `soft` is the width of its edge in pixels. */
export function stroke(
  canvas: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width0: number,
  width1: number,
  colour: Rgb,
  alpha = 1,
  soft = 1,
): void {
  const { width, height, data } = canvas;
  const reach = Math.max(width0, width1) / 2 + soft;
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach));
  const dx = x1 - x0;
  const dy = y1 - y0;
  const inverse = 1 / Math.max(1e-9, dx * dx + dy * dy);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x - x0;
      const py = y - y0;
      let t = (px * dx + py * dy) * inverse;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const distance = Math.sqrt((px - dx * t) ** 2 + (py - dy * t) ** 2);
      const half = (width0 + (width1 - width0) * t) / 2;
      let a = (half - distance) / soft + 0.5;
      if (a <= 0) continue;
      // Strokes thinner than a pixel fade instead of breaking.
      a = Math.min(a, 1) * (half < 0.5 ? half * 2 : 1) * alpha;
      cover(data, (y * width + x) * 3, colour, a);
    }
  }
}

/** A filled disc with an edge of `soft` pixels. */
export function disc(
  canvas: Canvas,
  cx: number,
  cy: number,
  radius: number,
  colour: Rgb,
  alpha = 1,
  soft = 1,
): void {
  stroke(canvas, cx, cy, cx, cy, radius * 2, radius * 2, colour, alpha, soft);
}

/** Adds a soft round light: an out-of-focus lamp when `edge` is small, a halo when it is 1. */
export function lamp(canvas: Canvas, cx: number, cy: number, radius: number, colour: Rgb, edge = 1): void {
  const { width, height, data } = canvas;
  const left = Math.max(0, Math.floor(cx - radius));
  const right = Math.min(width - 1, Math.ceil(cx + radius));
  const top = Math.max(0, Math.floor(cy - radius));
  const bottom = Math.min(height - 1, Math.ceil(cy + radius));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const d = 1 - Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) / radius;
      if (d <= 0) continue;
      const t = d >= edge ? 1 : d / edge;
      const a = t * t * (3 - 2 * t);
      const i = (y * width + x) * 3;
      data[i] = (data[i] as number) + colour[0] * a;
      data[i + 1] = (data[i + 1] as number) + colour[1] * a;
      data[i + 2] = (data[i + 2] as number) + colour[2] * a;
    }
  }
}
