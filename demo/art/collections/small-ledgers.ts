import { type Canvas, shade } from '../core/canvas';
import { mixRgb, type Rgb, rgb } from '../core/colour';
import { clamp, smooth, TAU } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { between, createRandom } from '../core/random';
import { resize } from '../core/resize';
import { disc, stroke } from '../core/strokes';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Circles that grow until they touch, larger ones first. */
function pack(width: number, height: number, seed: number): Circle[] {
  const random = createRandom(seed);
  const circles: Circle[] = [];
  const gap = height * 0.0045;
  for (let attempt = 0; attempt < 9000 && circles.length < 620; attempt++) {
    const x = between(random, width * 0.07, width * 0.93);
    const y = between(random, height * 0.09, height * 0.91);
    const ceiling = height * (0.005 + 0.1 * Math.exp(-attempt / 160) + 0.016);
    let r = Math.min(ceiling, x - width * 0.06, width * 0.94 - x, y - height * 0.08, height * 0.92 - y);
    for (const other of circles) {
      r = Math.min(r, Math.hypot(other.x - x, other.y - y) - other.r - gap);
      if (r < height * 0.005) break;
    }
    if (r >= height * 0.005) circles.push({ x, y, r });
  }
  return circles;
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(64);
  const random = createRandom(2464);
  const paper = rgb('#ebe4d6');
  const small = shade(width >> 1, height >> 1, (x, y, out) => {
    const tone = 1 + noise.at2(x * 0.8, y * 0.8) * 0.012 + fbm(noise, x * 0.006, y * 0.006, 3) * 0.03;
    out[0] = paper[0] * tone;
    out[1] = paper[1] * tone;
    out[2] = paper[2] * tone;
  });
  const canvas = resize(small, width, height);
  const inks: readonly Rgb[] = [
    '#1b2438',
    '#1b2438',
    '#b5412b',
    '#c48a2c',
    '#5d7276',
    '#2a2622',
    '#7f2f25',
  ].map((hex) => rgb(hex));
  const unit = height / 1200;
  for (const { x, y, r } of pack(width, height, 46)) {
    const field = fbm(noise, (x / height) * 1.6, (y / height) * 1.6 + 9, 2);
    const pick = clamp(Math.floor((field + 0.5) * 6 + between(random, -0.8, 1.2)), 0, inks.length - 1);
    const ink = inks[pick] as Rgb;
    const manner = r > 50 * unit ? 0.6 + random() * 0.4 : random();
    if (manner < 0.42) {
      disc(canvas, x, y, r, ink, 0.92);
      // A crescent of paper makes it a moon.
      const phase = random() * TAU;
      disc(
        canvas,
        x + Math.cos(phase) * r * 0.34,
        y + Math.sin(phase) * r * 0.34,
        r * 0.62,
        mixRgb(ink, paper, 0.22),
        0.75,
      );
    } else if (manner < 0.7) {
      const rings = Math.max(1, Math.round(r / (7 * unit)));
      for (let k = rings; k > 0; k--) {
        disc(canvas, x, y, (r * k) / rings, k % 2 ? ink : paper, 0.94);
      }
    } else if (manner < 0.88) {
      const lines = Math.max(2, Math.round(r / (3.4 * unit)));
      const tilt = field * 3;
      for (let k = 0; k < lines; k++) {
        const off = ((k + 0.5) / lines - 0.5) * 2 * r;
        const half = Math.sqrt(r * r - off * off);
        const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
        const ax = x - sin * off - cos * half;
        const ay = y + cos * off - sin * half;
        stroke(canvas, ax, ay, ax + cos * half * 2, ay + sin * half * 2, 2.1 * unit, 1.2 * unit, ink, 0.9);
      }
    } else {
      disc(canvas, x, y, r, ink, 0.95);
      const seeds = Math.round(smooth(0, 90, r / unit) * 90);
      for (let k = 1; k < seeds; k++) {
        const far = Math.sqrt(k / seeds) * r * 0.86;
        disc(
          canvas,
          x + Math.cos(k * 2.39996) * far,
          y + Math.sin(k * 2.39996) * far,
          2.2 * unit,
          paper,
          0.85,
        );
      }
    }
  }
  return canvas;
}

/** Six hundred entries that leave no room for another. */
export const smallLedgers: Picture = {
  pathname: 'collections/small-ledgers.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.97,
    contrast: 1.05,
    vignette: 0.12,
    grain: 2.4,
    grainSize: 1.4,
    floor: 10,
  },
};
