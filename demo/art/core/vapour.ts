import type { Canvas } from './canvas';
import type { Rgb } from './colour';
import { bell, clamp, smooth } from './maths';
import type { Noise } from './noise';

/** A cloud in a picture, in parts of its width and height. */
export interface Cloud {
  readonly x: number;
  readonly y: number;
  /** Half axes, as parts of the height. */
  readonly rx: number;
  readonly ry: number;
  readonly noise: Noise;
  readonly light: Rgb;
  readonly shadow: Rgb;
  /** Direction of the light across the picture, y downwards. */
  readonly from: readonly [number, number];
  readonly detail?: number;
  readonly seed?: number;
}

const STEPS = 18;

/** Walks through the depth of a billowing ellipsoid and lays its light over the canvas. */
export function drift(canvas: Canvas, cloud: Cloud): void {
  const { width, height, data } = canvas;
  const { noise, light, shadow } = cloud;
  const detail = cloud.detail ?? 2.6;
  const seed = cloud.seed ?? 0;
  const density = (x: number, y: number, z: number): number => {
    const flat = y > 0 ? y * 1.9 : y;
    const shell = 1 - (x * x + flat * flat + z * z);
    if (shell < -0.35) return 0;
    const px = x * detail + seed;
    const py = y * detail * 0.75;
    const pz = z * detail;
    let billow = 0.62 * (1 - 2 * Math.abs(noise.at3(px, py, pz)));
    billow += 0.33 * (1 - 2 * Math.abs(noise.at3(px * 2.1 + 9, py * 2.1, pz * 2.1)));
    billow += 0.19 * (1 - 2 * Math.abs(noise.at3(px * 4.5, py * 4.5 + 5, pz * 4.5)));
    return clamp((shell * 1.15 + billow * 0.62 - 0.5) * 3.2, 0, 1);
  };
  const left = Math.max(0, Math.floor(cloud.x * width - cloud.rx * height * 1.2));
  const right = Math.min(width, Math.ceil(cloud.x * width + cloud.rx * height * 1.2));
  const top = Math.max(0, Math.floor((cloud.y - cloud.ry * 1.2) * height));
  const bottom = Math.min(height, Math.ceil((cloud.y + cloud.ry * 1.2) * height));
  const [fx, fy] = cloud.from;
  for (let py = top; py < bottom; py++) {
    for (let px = left; px < right; px++) {
      const x = (px / width - cloud.x) * (width / height / cloud.rx);
      const y = (py / height - cloud.y) / cloud.ry;
      const chord = 1.35 - x * x - y * y;
      if (chord <= 0) continue;
      const half = Math.sqrt(chord);
      const step = (half * 2) / STEPS;
      let clear = 1;
      let lit = 0;
      for (let k = 0; k < STEPS && clear > 0.03; k++) {
        const z = -half + (k + 0.5) * step;
        const d = density(x, y, z);
        if (d <= 0.01) continue;
        const towards = density(x + fx * 0.24, y + fy * 0.24, z - 0.16);
        const part = clear * (1 - Math.exp(-d * step * 7));
        lit += part * (0.12 + 0.88 * Math.exp(-towards * 2.1)) * (0.72 - 0.28 * y);
        clear -= part;
      }
      const alpha = 1 - clear;
      if (alpha < 0.004) continue;
      const share = clamp(lit / Math.max(alpha, 0.01), 0, 1);
      const rim = bell(clear - 0.5, 0.32) * smooth(0, 0.4, share) * 0.15;
      const i = (py * width + px) * 3;
      for (let c = 0; c < 3; c++) {
        const tone = (shadow[c] as number) + ((light[c] as number) - (shadow[c] as number)) * (share + rim);
        data[i + c] = (data[i + c] as number) * clear + tone * alpha;
      }
    }
  }
}
