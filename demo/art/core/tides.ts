import { type Canvas, createCanvas } from './canvas';
import { mixRgb, type Ramp } from './colour';
import { bell, clamp, mix, smooth } from './maths';
import { createNoise, fbm } from './noise';
import { createRandom } from './random';
import { resize } from './resize';
import { glow } from './strokes';

export interface Tides {
  readonly seed: number;
  readonly sheets: number;
  readonly water: Ramp;
  readonly sky: Ramp;
  /** Where the sea begins and where the light stands, as parts of the height and the width. */
  readonly horizon: number;
  readonly light: number;
  /** How high the nearest sheets stand up. */
  readonly lift: number;
  /** Waves across the picture, far and near. */
  readonly far: number;
  readonly near: number;
  /** A disc in the sky: height and radius; none where the light is only a glow. */
  readonly moon?: readonly [number, number];
}

const SCALE = 0.66;

/** Seas as translucent sheets, one behind the other, lit along one column of light. */
export function drawTides(width: number, height: number, tides: Tides): Canvas {
  const w = Math.round(width * SCALE);
  const h = Math.round(height * SCALE);
  const noise = createNoise(tides.seed);
  const random = createRandom(tides.seed);
  const canvas = createCanvas(w, h);
  const { data } = canvas;
  paintSky(canvas, tides, noise);
  for (let sheet = 0; sheet < tides.sheets; sheet++) {
    const depth = sheet / (tides.sheets - 1);
    const base = mix(tides.horizon, 1.06, depth ** 1.35);
    const lift = mix(0.02, tides.lift, depth);
    const offset = random() * 0.25;
    const amount = mix(0.45, 0.97, depth);
    const waves = mix(tides.far, tides.near, depth);
    const row = depth * 5.5;
    const thick = mix(0.03, 0.15, depth) * h;
    const drift = (depth - 0.2) * 0.08 * Math.sin(depth * 9);
    for (let x = 0; x < w; x++) {
      const u = x / w;
      const swell = fbm(noise, u * waves + depth * 2.1, row, 3, 0.45);
      const fine = fbm(noise, u * 26, depth * 40 + 9, 2) * 0.06 * depth;
      const crest = (base - lift * (swell * 0.9 + fine + 0.1)) * h;
      const lit = bell(u - tides.light - drift, 0.1 + depth * 0.2);
      const slope = fbm(noise, (u + 0.004) * waves + depth * 2.1, row, 2, 0.45) - swell;
      const edge = 0.34 + 0.5 * lit + clamp(slope * 9, -0.25, 0.3) + offset * 0.3;
      const first = Math.max(0, Math.floor(crest));
      const last = Math.min(h, Math.ceil(crest + thick * 2.3));
      let rim = Math.exp((-9 * (first - crest)) / thick);
      const fading = Math.exp(-9 / thick);
      for (let y = first; y < last; y++) {
        const below = (y - crest) / thick;
        const page = below < 1.4 ? 0.05 * Math.sin(below * 34 + offset * 30) * (1.4 - below) * 0.7 : 0;
        const t = clamp(edge * (0.24 + 0.85 * rim) * (1 - 0.3 * below) + page * (0.5 + lit), 0.02, 1);
        rim *= fading;
        const tone = tides.water(t);
        const cover = clamp(y + 1 - crest, 0, 1) * amount * smooth(2.3, 1.2, below);
        const i = (y * w + x) * 3;
        data[i] = (data[i] as number) + (tone[0] - (data[i] as number)) * cover;
        data[i + 1] = (data[i + 1] as number) + (tone[1] - (data[i + 1] as number)) * cover;
        data[i + 2] = (data[i + 2] as number) + (tone[2] - (data[i + 2] as number)) * cover;
      }
    }
  }
  const full = resize(canvas, width, height);
  const spray = mixRgb(tides.water(0.9), [1, 1, 1], 0.3);
  for (let k = 0; k < 9000; k++) {
    const u = tides.light + (random() + random() + random() - 1.5) * 0.32;
    const v = tides.horizon + 0.02 + random() ** 1.6 * 0.7;
    const power = random() ** 6 * 0.9 * smooth(tides.horizon - 0.05, tides.horizon + 0.35, v);
    glow(full, u * width, v * height, spray[0] * power, spray[1] * power, spray[2] * power);
  }
  return full;
}

function paintSky(canvas: Canvas, tides: Tides, noise: ReturnType<typeof createNoise>): void {
  const { width, height, data } = canvas;
  const [moonV, moonR] = tides.moon ?? [tides.horizon, 0];
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const tone = tides.sky(clamp(v / (tides.horizon + 0.05), 0, 1));
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const reach = Math.hypot((u - tides.light) * (width / height), v - moonV);
      let moon = moonR > 0 ? bell(reach, 0.16) * 0.035 : 0;
      if (reach < moonR) {
        const face = 0.75 + 0.35 * fbm(noise, u * 22 + 3, v * 15, 4);
        moon += smooth(moonR, moonR - 0.002, reach) * 0.62 * face;
      }
      const i = (y * width + x) * 3;
      data[i] = tone[0] * 0.8 + moon;
      data[i + 1] = tone[1] * 0.8 + moon;
      data[i + 2] = tone[2] * 0.8 + moon * 0.92;
    }
  }
}
