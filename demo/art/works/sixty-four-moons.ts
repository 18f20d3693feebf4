import { type Canvas, shadeFine } from '../core/canvas';
import { ramp } from '../core/colour';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { hash2 } from '../core/random';
import { resize } from '../core/resize';

const SIDE = 8;

const SKINS = [
  ramp([0, '#3a3733'], [0.5, '#a39a8c'], [1, '#f4ecdc']),
  ramp([0, '#40211a'], [0.5, '#b5573a'], [1, '#f2c49a']),
  ramp([0, '#1c2a3c'], [0.5, '#5f86a8'], [1, '#d8ecf2']),
  ramp([0, '#3a2a12'], [0.5, '#c2933f'], [1, '#fbe6ae']),
  ramp([0, '#262033'], [0.5, '#75638f'], [1, '#dccdea']),
];

function paint(width: number, height: number): Canvas {
  const noise = createNoise(6464);
  const w = Math.round(width * 0.6);
  const h = Math.round(height * 0.6);
  const canvas = shadeFine(
    w,
    h,
    (px, py, out) => {
      const u = (px / w - 0.5) * 1.12 + 0.5;
      const v = (py / h - 0.5) * 1.12 + 0.5;
      const mist = 0.006 + 0.003 * fbm(noise, u * 3, v * 3, 3);
      out[0] = mist * 0.9;
      out[1] = mist;
      out[2] = mist * 1.35;
      const column = Math.floor(u * SIDE);
      const row = Math.floor(v * SIDE);
      if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return;
      const index = row * SIDE + column;
      const key = hash2(column, row, 64);
      const size = 0.31 + 0.13 * Math.sin(index * 0.9 + 1) * hash2(row, column, 9);
      const x = (u * SIDE - column - 0.5) / size;
      const y = (v * SIDE - row - 0.5) / size;
      const r2 = x * x + y * y;
      const phase = (index / 64) * Math.PI * 2 - Math.PI;
      const halo = bell(Math.sqrt(r2) - 1, 0.28) * (r2 > 1 ? 1 : 0) * 0.035 * (0.5 + 0.5 * Math.cos(phase));
      out[0] = (out[0] as number) + halo;
      out[1] = (out[1] as number) + halo;
      out[2] = (out[2] as number) + halo * 1.2;
      if (r2 >= 1) return;
      const z = Math.sqrt(1 - r2);
      const kind = Math.floor(hash2(row, column, 77) * 5);
      const skin = SKINS[key < 0.5 ? 0 : kind] as (typeof SKINS)[number];
      const seed = index * 7.3;
      // Each moon has its own weather: bands, seas or craters.
      const stretch = kind === 3 ? 5 : 1;
      const sea = fbm(noise, x * 1.3 + seed, (y * stretch + z * 0.4) * 1.3, 4);
      const craters =
        Math.max(0, noise.at2(x * 5.2 + seed, y * 5.2 + z * 2)) ** 2 * (kind === 3 ? 0.1 : 0.55);
      const lean = 0.35;
      const lx = Math.sin(phase) * Math.cos(lean);
      const lz = Math.cos(phase);
      const ly = -Math.abs(Math.sin(phase)) * 0.25 - 0.12;
      const e = 0.06;
      const bump =
        (fbm(noise, (x + e) * 3 + seed, y * 3, 3) - fbm(noise, x * 3 + seed, y * 3, 3)) *
        (kind === 3 ? 0.5 : 1.5);
      const facing = x * lx + y * ly + z * lz + bump * 0.35;
      const day = smooth(-0.03, 0.32, facing) * (0.3 + 0.7 * clamp(facing, 0, 1));
      const tone = skin(clamp(0.58 + sea * 0.42 - craters, 0, 1));
      const earthshine = 0.012 * z;
      const limb = bell(Math.sqrt(r2) - 0.98, 0.06) * smooth(-0.1, 0.6, facing) * 0.12;
      out[0] = tone[0] * day * 1.15 + limb + earthshine * 0.8;
      out[1] = tone[1] * day * 1.15 + limb + earthshine;
      out[2] = tone[2] * day * 1.15 + limb * 1.2 + earthshine * 1.5;
    },
    0.05,
  );
  return resize(canvas, width, height);
}

/** Sixty-four moons through one month. */
export const sixtyFourMoons: Picture = {
  pathname: 'works/sixty-four-moons.jpg',
  width: 1800,
  height: 1800,
  paint,
  look: {
    curve: 'paper',
    exposure: 1.05,
    contrast: 1.08,
    bloom: 0.08,
    bloomReach: 0.012,
    vignette: 0.15,
    grain: 2.4,
    grainSize: 1.4,
  },
};
