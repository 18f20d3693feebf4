import type { Rgb } from './colour';

/** A picture in linear light: three floats a pixel, rows from the top. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** What a shader writes its colour into. */
export type Pixel = Float64Array;

/** Gives the colour at a point; x and y are in pixels of the canvas. */
export type Shader = (x: number, y: number, out: Pixel) => void;

export function createCanvas(width: number, height: number, fill?: Rgb): Canvas {
  const data = new Float32Array(width * height * 3);
  if (fill) {
    for (let i = 0; i < data.length; i += 3) {
      data[i] = fill[0];
      data[i + 1] = fill[1];
      data[i + 2] = fill[2];
    }
  }
  return { width, height, data };
}

/** Every pixel from a function. */
export function shade(width: number, height: number, shader: Shader): Canvas {
  const canvas = createCanvas(width, height);
  const { data } = canvas;
  const out = new Float64Array(3);
  let i = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      shader(x, y, out);
      data[i++] = out[0] as number;
      data[i++] = out[1] as number;
      data[i++] = out[2] as number;
    }
  }
  return canvas;
}

/** Changes each pixel in place: the shader finds the present colour in `out`. */
export function touch(canvas: Canvas, shader: Shader): void {
  const { width, height, data } = canvas;
  const out = new Float64Array(3);
  let i = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      out[0] = data[i] as number;
      out[1] = data[i + 1] as number;
      out[2] = data[i + 2] as number;
      shader(x, y, out);
      data[i++] = out[0] as number;
      data[i++] = out[1] as number;
      data[i++] = out[2] as number;
    }
  }
}

function compressed(data: Float32Array, i: number): number {
  const light = (data[i] as number) * 0.25 + (data[i + 1] as number) * 0.6 + (data[i + 2] as number) * 0.15;
  return Math.sqrt(light / (1 + light));
}

const EXTRA = [-0.375, -0.125, 0.125, -0.375, 0.375, 0.125, -0.125, 0.375];

/** As `shade`, with four more samples where neighbours differ: clean edges for a small price. */
export function shadeFine(width: number, height: number, shader: Shader, threshold = 0.06): Canvas {
  const canvas = shade(width, height, shader);
  const { data } = canvas;
  const tone = new Float32Array(width * height);
  for (let i = 0; i < tone.length; i++) tone[i] = compressed(data, i * 3);
  const out = new Float64Array(3);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const here = tone[i] as number;
      const differs =
        Math.abs(here - (tone[i - 1] as number)) > threshold ||
        Math.abs(here - (tone[i + 1] as number)) > threshold ||
        Math.abs(here - (tone[i - width] as number)) > threshold ||
        Math.abs(here - (tone[i + width] as number)) > threshold;
      if (!differs) continue;
      let r = data[i * 3] as number;
      let g = data[i * 3 + 1] as number;
      let b = data[i * 3 + 2] as number;
      for (let k = 0; k < 8; k += 2) {
        shader(x + (EXTRA[k] as number), y + (EXTRA[k + 1] as number), out);
        r += out[0] as number;
        g += out[1] as number;
        b += out[2] as number;
      }
      data[i * 3] = r / 5;
      data[i * 3 + 1] = g / 5;
      data[i * 3 + 2] = b / 5;
    }
  }
  return canvas;
}

/** Reads a colour between pixels; x and y from 0 to 1, held at the edges. */
export function sample(canvas: Canvas, u: number, v: number, out: Pixel): void {
  const { width, height, data } = canvas;
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const x0 = x | 0;
  const y0 = y | 0;
  const fx = x - x0;
  const fy = y - y0;
  const i = (y0 * width + x0) * 3;
  const j = i + width * 3;
  for (let k = 0; k < 3; k++) {
    const top = (data[i + k] as number) * (1 - fx) + (data[i + 3 + k] as number) * fx;
    const low = (data[j + k] as number) * (1 - fx) + (data[j + 3 + k] as number) * fx;
    out[k] = top * (1 - fy) + low * fy;
  }
}
