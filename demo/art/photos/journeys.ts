import { type Canvas, createCanvas, shade } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { clamp, mix, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { between, createRandom } from '../core/random';
import { resize } from '../core/resize';
import { fill, type Outline } from '../core/shapes';
import { glow, stroke } from '../core/strokes';
import { drawSwell } from '../core/swell';
import { FILM, MONOCHROME, WIDE } from './look';

/** Firs in the Carpathians, one ridge behind the other. */
function ridges(width: number, height: number): Canvas {
  const noise = createNoise(1501);
  const random = createRandom(15);
  const near = rgb('#171d20');
  const far = rgb('#c9cdca', 0.85);
  const canvas = createCanvas(width, height, far);
  for (let layer = 0; layer < 6; layer++) {
    const t = layer / 5;
    const tone = mixRgb(far, near, 0.1 + 0.9 * t ** 1.4);
    const base = mix(0.3, 0.92, t);
    const crest = (u: number): number =>
      (base - fbm(noise, u * mix(2.2, 1.3, t) + layer * 7.3, layer * 3.1, 4) * mix(0.12, 0.16, t)) * height;
    for (let x = 0; x < width; x++) {
      const top = crest(x / width);
      for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
        // Mist lies in every valley.
        const mist =
          smooth(0, 0.2 * height, y - top) * (1 - t) * 0.85 + 0.03 * noise.at2(x * 0.004, y * 0.01 + layer);
        const cover = clamp(y + 1 - top, 0, 1);
        const i = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) {
          const laid = mix(tone[c] as number, far[c] as number, clamp(mist, 0, 1));
          canvas.data[i + c] = mix(canvas.data[i + c] as number, laid, cover);
        }
      }
    }
    const trees = Math.round(mix(340, 90, t));
    for (let k = 0; k < trees; k++) {
      const x = random() * width;
      const size = height * mix(0.012, 0.13, t ** 1.3) * between(random, 0.5, 1.15);
      const foot = crest(x / width) + size * 0.12;
      const outline: number[] = [x, foot - size];
      const tiers = 7;
      for (let s = 1; s <= tiers; s++) {
        const w = (size * 0.19 * s) / tiers;
        outline.push(
          x + w * between(random, 0.8, 1.15),
          foot - size + (size * s) / tiers,
          x + w * 0.55,
          foot - size + (size * (s - 0.12)) / tiers,
        );
      }
      for (let s = tiers; s >= 1; s--) {
        const w = (size * 0.19 * s) / tiers;
        outline.push(
          x - w * 0.55,
          foot - size + (size * (s - 0.12)) / tiers,
          x - w * between(random, 0.8, 1.15),
          foot - size + (size * s) / tiers - 1,
        );
      }
      fill(canvas, [outline], tone, 0.96);
    }
  }
  return canvas;
}

/** Cranes in the harbour of Rotterdam. */
function cranes(width: number, height: number): Canvas {
  const noise = createNoise(1601);
  const canvas = resize(
    drawSwell(width >> 1, height >> 1, {
      seed: 16,
      horizon: 0.72,
      eye: 3,
      lens: 0.9,
      chop: 0.3,
      deep: [0.012, 0.014, 0.02],
      sky(u, rise, out) {
        const tone = ramp16(clamp(rise * 1.5 + fbm(noise, u * 2, rise * 9, 3) * 0.06, 0, 1));
        out[0] = tone[0];
        out[1] = tone[1];
        out[2] = tone[2];
      },
    }),
    width,
    height,
  );
  const ink = rgb('#14151b');
  const base = height * 0.722;
  fill(
    canvas,
    [[0, base - height * 0.014, width, base - height * 0.008, width, base + 3, 0, base + 3]],
    ink,
    0.96,
  );
  const random = createRandom(1616);
  for (let k = 0; k < 26; k++) {
    const x = random() * width;
    const w = width * between(random, 0.015, 0.05);
    const h = height * between(random, 0.008, 0.035);
    fill(
      canvas,
      [[x, base - h - height * 0.008, x + w, base - h - height * 0.008, x + w, base, x, base]],
      ink,
      0.95,
    );
  }
  const crane = (x: number, s: number, arm: number): void => {
    const parts: Outline[] = [];
    const bar = (x0: number, y0: number, x1: number, y1: number, w: number): void => {
      stroke(canvas, x + x0 * s, base - y0 * s, x + x1 * s, base - y1 * s, w * s, w * s, ink, 0.96);
    };
    for (const side of [-0.2, 0.2]) bar(side, 0, side * 0.75, 1, 0.035);
    bar(-0.2, 0.32, 0.2, 0.32, 0.03);
    bar(-0.17, 0.62, 0.17, 0.62, 0.04);
    bar(-0.18, 0.34, 0.16, 0.6, 0.014);
    bar(0.18, 0.34, -0.16, 0.6, 0.014);
    bar(-0.16, 1, -0.02, 1.42, 0.024);
    bar(0.16, 1, -0.02, 1.42, 0.024);
    bar(-0.5, 0.98, 0.3, 1, 0.05);
    const [ex, ey] = [0.25 + Math.cos(arm) * 1.15, 1 + Math.sin(arm) * 1.15];
    bar(0.25, 1, ex, ey, 0.04);
    bar(-0.02, 1.42, 0.25 + Math.cos(arm) * 0.75, 1 + Math.sin(arm) * 0.75, 0.01);
    bar(-0.02, 1.42, -0.48, 1, 0.01);
    fill(canvas, parts, ink);
    for (let k = 0; k < 3; k++) glow(canvas, x + ex * s, base - ey * s - 3, 1.4, 0.3, 0.2);
  };
  crane(width * 0.2, height * 0.3, 1.05);
  crane(width * 0.37, height * 0.27, 1.02);
  crane(width * 0.57, height * 0.25, 0.04);
  crane(width * 0.8, height * 0.34, 1.08);
  return canvas;
}

const ramp16 = ramp(
  [0, '#e8b79a', 0.9],
  [0.12, '#d9a59a', 0.8],
  [0.4, '#9a93a8', 0.62],
  [1, '#4d5a73', 0.45],
);

/** Poles in the snow, and the one who counts them. */
function snow(width: number, height: number): Canvas {
  const noise = createNoise(1701);
  const small = shade(width >> 1, height >> 1, (x, y, out) => {
    const u = (x * 2) / width;
    const v = (y * 2) / height;
    const line = 0.44 + 0.012 * noise.at2(u * 2, 3);
    const sky = 0.6 + 0.06 * fbm(noise, u * 2, v * 4, 3) - (0.44 - v) * 0.12;
    const drift = fbm(noise, (u - 0.5) * (2 + 3 / Math.max(0.02, v - 0.3)), 6 / Math.max(0.02, v - 0.32), 3);
    const ground = 0.64 + drift * 0.05 + (v - line) * 0.12;
    const tone = mix(sky, ground, smooth(line - 0.012, line + 0.05, v));
    out[0] = tone * 0.98;
    out[1] = tone;
    out[2] = tone * 1.02;
  });
  const canvas = resize(small, width, height);
  const ink = rgb('#26282b');
  for (let k = 13; k >= 0; k--) {
    const depth = 1.2 * 1.27 ** k;
    const x = (0.2 + 0.62 / depth + (1 - 1 / depth) * 0.42) * width;
    const foot = (0.455 + 0.42 / depth) * height;
    const tall = (0.72 / depth) * height;
    const alpha = Math.exp(-k * 0.15) * 0.95;
    stroke(canvas, x, foot, x + tall * 0.012, foot - tall, tall * 0.022, tall * 0.016, ink, alpha);
    stroke(
      canvas,
      x - tall * 0.12,
      foot - tall * 0.9,
      x + tall * 0.13,
      foot - tall * 0.89,
      tall * 0.014,
      tall * 0.014,
      ink,
      alpha,
    );
    stroke(
      canvas,
      x,
      foot,
      x - tall * 0.5,
      foot + tall * 0.05,
      tall * 0.03,
      1,
      rgb('#7b8189'),
      alpha * 0.3,
      tall * 0.03,
    );
  }
  stand(canvas, 'coat', width * 0.41, height * 0.62, height * 0.1, ink, 0.95);
  return canvas;
}

/** Journeys, 15 to 17. */
export const JOURNEYS: readonly Picture[] = [
  { pathname: 'photos/photo-15.jpg', ...WIDE, paint: ridges, look: { ...MONOCHROME, curve: 'paper' } },
  { pathname: 'photos/photo-16.jpg', ...WIDE, paint: cranes, look: { ...FILM, exposure: 0.8 } },
  {
    pathname: 'photos/photo-17.jpg',
    ...WIDE,
    paint: snow,
    look: { ...MONOCHROME, curve: 'paper', vignette: 0.25 },
  },
];
