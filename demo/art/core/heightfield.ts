import { type Canvas, createCanvas, type Pixel } from './canvas';

/** A country seen from above its hills, drawn column by column from near to far. */
export interface Country {
  /** Height of the ground; the eye is `eye` above zero. */
  height(x: number, z: number): number;
  readonly eye: number;
  /** Where the horizon lies in the picture, from the top, as a part of its height. */
  readonly horizon: number;
  /** Width of the view at distance 1, and how much a unit of height rises at distance 1 (in picture heights). */
  readonly spread: number;
  readonly rise: number;
  readonly near: number;
  readonly far: number;
  /** Colour of the ground; `slopeX` and `slopeZ` tell how it leans, `t` is its distance. */
  ground(x: number, z: number, y: number, slopeX: number, slopeZ: number, t: number, out: Pixel): void;
  sky(u: number, v: number, out: Pixel): void;
}

/** Fills each column upwards with ever more distant ground; what is left is sky. */
export function survey(country: Country, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const { data } = canvas;
  const out = new Float64Array(3);
  const aspect = width / height;
  for (let px = 0; px < width; px++) {
    const u = px / width - 0.5;
    // Everything below this row is covered already; a crest may end within a pixel.
    let crest = height;
    let t = country.near;
    let before = height;
    while (t < country.far && crest > 0) {
      const x = u * country.spread * aspect * t;
      const y = country.height(x, t);
      const row = Math.max(0, (country.horizon + ((country.eye - y) * country.rise) / t) * height);
      if (row < crest) {
        const e = 0.005 * t + 0.004;
        const sx = (country.height(x + e, t) - y) / e;
        const sz = (country.height(x, t + e) - y) / e;
        country.ground(x, t, y, sx, sz, t, out);
        for (let py = Math.floor(row); py < crest; py++) {
          const share = Math.min(py + 1, crest) - Math.max(py, row);
          const i = (py * width + px) * 3;
          data[i] = (data[i] as number) + (out[0] as number) * share;
          data[i + 1] = (data[i + 1] as number) + (out[1] as number) * share;
          data[i + 2] = (data[i + 2] as number) + (out[2] as number) * share;
        }
        crest = row;
      }
      // About one row of the picture a step on flat ground, less where it rises.
      const flat = (1.1 * t) / (country.eye * country.rise * height);
      const gap = Math.abs(before - row);
      before = row;
      t += Math.max(0.0008, Math.min(0.009, gap > 2 ? flat * 0.5 : flat)) * t;
    }
    for (let py = 0; py < crest; py++) {
      const share = Math.min(1, crest - py);
      country.sky(px / width, py / height, out);
      const i = (py * width + px) * 3;
      data[i] = (data[i] as number) + (out[0] as number) * share;
      data[i + 1] = (data[i + 1] as number) + (out[1] as number) * share;
      data[i + 2] = (data[i + 2] as number) + (out[2] as number) * share;
    }
  }
  return canvas;
}
