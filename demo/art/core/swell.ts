import { type Canvas, type Pixel, shade } from './canvas';
import { clamp } from './maths';
import { createNoise } from './noise';

export interface Swell {
  readonly seed: number;
  readonly horizon: number;
  /** Height of the eye and how wide the lens is. */
  readonly eye: number;
  readonly lens: number;
  /** How steep the waves are. */
  readonly chop: number;
  sky(u: number, rise: number, out: Pixel): void;
  readonly deep: readonly [number, number, number];
}

/** Open water that mirrors a sky: waves as slopes of noise on a plain. */
export function drawSwell(width: number, height: number, swell: Swell): Canvas {
  const noise = createNoise(swell.seed);
  const aspect = width / height;
  return shade(width, height, (px, py, out) => {
    const u = (px / width - 0.5) * aspect;
    const v = py / height - swell.horizon;
    if (v <= 0.0008) {
      swell.sky(u, -v, out);
      return;
    }
    const t = swell.eye / (v * swell.lens);
    const x = u * swell.lens * t;
    const z = t;
    const far = 1 / (1 + t * 0.012);
    const long = noise.at2(x * 0.05 + 3, z * 0.16) * 0.5;
    const middle = noise.at2(x * 0.26 + long, z * 0.62 + 9) * 0.4;
    const short = t < 60 ? noise.at2(x * 1.1, z * 2.1 + middle) * 0.32 : 0;
    const tiny = t < 16 ? noise.at2(x * 3.7 + 5, z * 5.5) * 0.2 : 0;
    const lean = (long + middle + short + tiny) * swell.chop * far;
    const side = noise.at2(x * 0.5 + 40, z * 0.7) * swell.chop * 0.35 * far;
    const rise = Math.abs(v * 0.9 + lean * 0.55 + 0.02);
    swell.sky(u + side, rise, out);
    const fresnel = clamp(0.06 + 0.94 * (1 - clamp(v * 1.5 + lean * 1.6, 0, 1)) ** 5, 0.04, 1);
    for (let c = 0; c < 3; c++)
      out[c] = (out[c] as number) * fresnel + (swell.deep[c] as number) * (1 - fresnel);
  });
}
