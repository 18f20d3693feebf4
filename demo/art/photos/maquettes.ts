import type { Canvas } from '../core/canvas';
import { march } from '../core/march';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { ball, carve, melt, slab } from '../core/solids';
import { FILM, MONOCHROME, WIDE } from './look';

/** Plaster models on the table: an arch, a pierced ball, a turned tower, a leaning slab. */
function arch(x: number, y: number, z: number): number {
  const gate = Math.max(Math.hypot(x + 2.5, y - 0.75) - 0.5, -(y + 1));
  const body = slab(x + 2.5, y - 0.9, z, 0.8, 0.9, 0.45, 0.04);
  return Math.max(body, -gate, -slab(x + 2.5, y - 0.2, z, 0.5, 0.55, 1));
}

function pierced(x: number, y: number, z: number): number {
  const hole = Math.hypot(x + 0.55 - (z + 0.5) * 0.3, y - 0.68) - 0.27;
  return carve(ball(x + 0.55, y - 0.62, z + 0.5, 0.62), -hole, 0.05);
}

function tower(x: number, y: number, z: number): number {
  const turn = y * 0.55;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const tx = (x - 1) * cos + (z - 0.5) * sin;
  const tz = (z - 0.5) * cos - (x - 1) * sin;
  const half = 0.42 - y * 0.06;
  return slab(tx, y - 1.3, tz, half, 1.35, half, 0.05) * 0.8;
}

function leaning(x: number, y: number, z: number): number {
  const lean = x - 2.75 - y * 0.2;
  const comb = 0.055 - Math.abs((((y + 10) % 0.28) - 0.14) * 0.9);
  const small = melt(ball(x - 1.85, y - 0.2, z + 1, 0.2), ball(x - 2.1, y - 0.13, z + 0.85, 0.13), 0.1);
  return Math.min(Math.max(slab(lean, y - 0.85, z + 0.2, 0.13, 1, 0.62, 0.03), comb) * 0.9, small);
}

/** Only the models near a point are asked; the others stand further away than the bound. */
function table(x: number, y: number, z: number): number {
  if (x < -1.35) return x < -1.5 ? arch(x, y, z) : Math.min(arch(x, y, z), pierced(x, y, z));
  if (x < 0.25) return Math.min(pierced(x, y, z), tower(x, y, z));
  if (x < 1.3) return Math.min(tower(x, y, z), pierced(x, y, z), leaning(x, y, z));
  return Math.min(leaning(x, y, z), tower(x, y, z));
}

function models(width: number, height: number): Canvas {
  const noise = createNoise(404);
  const canvas = march(
    {
      camera: { eye: [-0.6, 1.9, -7.6], target: [0.1, 0.85, 0], lens: 0.29 },
      low: [-3.4, -0.05, -1.3],
      high: [3.4, 2.75, 1.1],
      distance: table,
      sun: [-0.8, 0.42, -0.28],
      sunlight: [2.3, 2.2, 2.05],
      ambient: [0.2, 0.21, 0.23],
      bounce: [0.16, 0.15, 0.14],
      hardness: 5,
      fog: 0.004,
      sky(dx, dy, _dz, out) {
        const wall = 0.11 + 0.09 * Math.max(0, -dx + 0.25) + dy * 0.05;
        const patch = Math.abs(dx + 0.05 + dy * 0.4) < 0.13 && dy > 0.02 ? 0.05 : 0;
        out[0] = wall + patch;
        out[1] = wall * 0.99 + patch;
        out[2] = wall * 0.97 + patch;
      },
      skin(x, y, z, out) {
        const tone = 0.62 + 0.07 * fbm(noise, x * 6 + z, y * 6, 3);
        out[0] = tone;
        out[1] = tone * 0.98;
        out[2] = tone * 0.95;
      },
      ground(x, z, out) {
        const grain = 0.3 + 0.09 * fbm(noise, x * 0.6, z * 9, 3);
        out[0] = grain;
        out[1] = grain * 0.86;
        out[2] = grain * 0.72;
        return 0;
      },
    },
    Math.round(width * 0.46),
    Math.round(height * 0.46),
  );
  return resize(canvas, width, height);
}

/** Layers of a printed model, close enough to count. */
function printed(width: number, height: number): Canvas {
  const noise = createNoise(2121);
  const canvas = march(
    {
      camera: { eye: [-2.2, 2.6, -5.2], target: [-0.1, 1.6, 0], lens: 0.24 },
      low: [-2, 0, -2],
      high: [2, 3.6, 2],
      distance(x, y, z) {
        const reach = Math.sqrt(x * x + z * z);
        if (reach > 2.05) return reach - 1.85;
        const layer = Math.floor(y / 0.07);
        const within = y / 0.07 - layer - 0.5;
        const wave =
          1.35 + 0.28 * Math.sin(layer * 0.09) + 0.18 * Math.sin(Math.atan2(z, x) * 5 + layer * 0.07);
        return (reach - wave - 0.026 * (1 - within * within * 4)) * 0.7;
      },
      sun: [0.75, 0.5, -0.35],
      sunlight: [2.4, 2.15, 1.8],
      ambient: [0.1, 0.13, 0.17],
      bounce: [0.1, 0.09, 0.08],
      hardness: 9,
      fog: 0,
      sky(_dx, dy, _dz, out) {
        const tone = 0.02 + Math.max(0, dy + 0.3) * 0.05;
        out[0] = tone;
        out[1] = tone;
        out[2] = tone * 1.1;
      },
      skin(x, y, z, out) {
        const tone = 0.5 + 0.08 * fbm(noise, Math.atan2(z, x) * 3, y * 14, 3);
        out[0] = tone;
        out[1] = tone * 0.9;
        out[2] = tone * 0.8;
      },
    },
    Math.round(width * 0.37),
    Math.round(height * 0.37),
  );
  return resize(canvas, width, height);
}

/** Models in the studio (04) and one of them close up (21). */
export const MAQUETTES: readonly Picture[] = [
  { pathname: 'photos/photo-04.jpg', ...WIDE, paint: models, look: { ...MONOCHROME, exposure: 0.8 } },
  { pathname: 'photos/photo-21.jpg', ...WIDE, paint: printed, look: { ...FILM, exposure: 0.85 } },
];
