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
    let low = height;
    let t = country.near;
    let before = height;
    while (t < country.far && low > 0) {
      const x = u * country.spread * aspect * t;
      const y = country.height(x, t);
      const row = (country.horizon + ((country.eye - y) * country.rise) / t) * height;
      if (row < low) {
        const e = 0.002 * t + 0.004;
        const sx = (country.height(x + e, t) - y) / e;
        const sz = (country.height(x, t + e) - y) / e;
        country.ground(x, t, y, sx, sz, t, out);
        const top = Math.max(0, Math.ceil(row));
        for (let py = Math.min(height, low) - 1; py >= top; py--) {
          const i = (py * width + px) * 3;
          data[i] = out[0] as number;
          data[i + 1] = out[1] as number;
          data[i + 2] = out[2] as number;
        }
        // The crest covers only a part of its topmost pixel; the rest is filled by what lies behind.
        low = Math.min(low, top);
      }
      const gap = Math.abs(before - row) / height;
      before = row;
      t += Math.max(0.0016, Math.min(0.02, 0.006 - gap * 0.3)) * t;
    }
    for (let py = 0; py < low; py++) {
      country.sky(px / width, py / height, out);
      const i = (py * width + px) * 3;
      data[i] = out[0] as number;
      data[i + 1] = out[1] as number;
      data[i + 2] = out[2] as number;
    }
  }
  return canvas;
}
