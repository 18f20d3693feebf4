import { type Canvas, createCanvas } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { clamp, mix, TAU } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';

const BINS = 4096;

interface Whorl {
  readonly petals: number;
  readonly reach: number;
  readonly turn: number;
  readonly shape: number;
  readonly tone: number;
}

const WHORLS: readonly Whorl[] = [
  { petals: 7, reach: 0.47, turn: 0.1, shape: 0.62, tone: 0.05 },
  { petals: 7, reach: 0.41, turn: 0.55, shape: 0.7, tone: 0.22 },
  { petals: 9, reach: 0.345, turn: 0.2, shape: 0.8, tone: 0.4 },
  { petals: 9, reach: 0.275, turn: 0.52, shape: 0.9, tone: 0.58 },
  { petals: 11, reach: 0.205, turn: 0.05, shape: 1.05, tone: 0.76 },
  { petals: 13, reach: 0.135, turn: 0.4, shape: 1.3, tone: 0.92 },
];

/** Radius of a whorl in one direction: a rose curve with pointed, slightly uneven petals. */
function edge(whorl: Whorl, angle: number, ripple: number): { reach: number; across: number } {
  const turns = (angle / TAU) * whorl.petals + whorl.turn * whorl.petals * 0.3;
  const across = turns - Math.floor(turns) - 0.5;
  const bow = Math.cos(across * Math.PI) ** whorl.shape;
  return { reach: whorl.reach * (0.3 + 0.7 * bow) * (1 + ripple * 0.05), across };
}

function paint(width: number, height: number): Canvas {
  const w = Math.round(width * 0.52);
  const h = Math.round(height * 0.52);
  const noise = createNoise(2202);
  const paper = rgb('#f3ede3');
  const canvas = createCanvas(w, h, paper);
  const dye = ramp(
    [0, '#f6c9c4'],
    [0.22, '#f29aa5'],
    [0.45, '#d9577d'],
    [0.65, '#93316f'],
    [0.85, '#452560'],
    [1, '#f2c14e'],
  );
  const vein = rgb('#5a1d4a');
  const ripples = new Float32Array(WHORLS.length * BINS);
  WHORLS.forEach((whorl, order) => {
    for (let k = 0; k < BINS; k++) {
      const angle = (k / BINS) * TAU;
      ripples[order * BINS + k] = fbm(
        noise,
        Math.cos(angle) * 3.4 + whorl.tone * 9,
        Math.sin(angle) * 3.4 + whorl.reach * 4,
        3,
      );
    }
  });
  const rippleAt = (order: number, angle: number): number =>
    ripples[order * BINS + (Math.floor((angle / TAU + 2) * BINS) % BINS)] as number;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const u = x / w - 0.5;
      const v = y / h - 0.49;
      const radius = Math.hypot(u, v);
      const i = (y * w + x) * 3;
      const grainy = 1 + noise.at2(x * 0.5, y * 0.5) * 0.012 + fbm(noise, u * 5, v * 5, 2) * 0.015;
      let r = paper[0] * grainy;
      let g = paper[1] * grainy;
      let b = paper[2] * grainy;
      if (radius < 0.5) {
        const angle = Math.atan2(v, u) + 0.5 * Math.sin(radius * 9) * 0.28;
        let order = 0;
        for (const whorl of WHORLS) {
          const ripple = rippleAt(order++, angle);
          if (radius > whorl.reach * 1.06 + 0.022) continue;
          const { reach, across } = edge(whorl, angle, ripple);
          // The shadow of each whorl falls on the one below it.
          const shade = clamp(1 - (radius - reach) / 0.022, 0, 1);
          if (shade <= 0) continue;
          if (radius > reach) {
            const dim = 1 - 0.2 * shade * shade;
            r *= dim;
            g *= dim * 0.985;
            b *= dim;
            continue;
          }
          const inward = radius / reach;
          const line =
            Math.abs(Math.sin(across * 38 + ripple * 1.4)) ** 8 * 0.18 * inward * (1 - inward * 0.5);
          const tone = dye(
            clamp(
              whorl.tone * 0.72 + 0.24 * (1 - inward) + ripple * 0.06 - (1 - Math.abs(across)) * 0.03,
              0,
              1,
            ),
          );
          const glaze = mix(0.93, 0.8, inward ** 3);
          const rim = inward > 0.965 ? 0.3 * ((inward - 0.965) / 0.035) : 0;
          const light =
            1.06 -
            0.34 * (1 - inward) ** 2 -
            0.16 * Math.abs(across) +
            0.1 * across * Math.cos(angle + 2.3) +
            rim;
          const laid = mixRgb(tone, vein, line);
          r = mix(r, laid[0] * light, glaze);
          g = mix(g, laid[1] * light, glaze);
          b = mix(b, laid[2] * light, glaze);
        }
        if (radius < 0.05) {
          const k = Math.floor((radius / 0.05) ** 2 * 40);
          const spark = Math.max(0, Math.cos(angle * 21 + k * 2.4)) * (1 - radius / 0.06);
          r = mix(r, 0.95, spark * 0.8);
          g = mix(g, 0.6, spark * 0.8);
          b = mix(b, 0.12, spark * 0.8);
        }
      }
      canvas.data[i] = r;
      canvas.data[i + 1] = g;
      canvas.data[i + 2] = b;
    }
  }
  return resize(canvas, width, height);
}

/** Six whorls of petals, glazed one over another on paper. */
export const genesisPetals: Picture = {
  pathname: 'works/genesis-petals.jpg',
  width: 1800,
  height: 1800,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.96,
    contrast: 1.1,
    vignette: 0.1,
    grain: 2.2,
    grainSize: 1.4,
    floor: 9,
  },
};
