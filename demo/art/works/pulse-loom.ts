import { type Canvas, shadeFine } from '../core/canvas';
import { mixRgb, rgb, scaleRgb } from '../core/colour';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { hash2 } from '../core/random';
import { resize } from '../core/resize';

const WARPS = 84;

function paint(width: number, height: number): Canvas {
  const noise = createNoise(2016);
  const aspect = width / height;
  const night = rgb('#0a0b10');
  const threads = ['#27306b', '#1c2250', '#ff6a3d', '#e8dcc2', '#232a5e', '#363f86'].map((hex) => rgb(hex));
  const canvas = shadeFine(
    Math.round(width * 0.62),
    Math.round(height * 0.62),
    (px, py, out) => {
      const u = (px / (width * 0.62)) * aspect;
      const v = py / (height * 0.62);
      // The pulse runs across the cloth and pulls the threads apart.
      const beat = Math.hypot(u - 0.98, (v - 0.5) * 1.15);
      const wave = Math.sin(beat * 17 - 1.2) * bell(beat, 0.55);
      const swell = fbm(noise, u * 1.3, v * 1.3, 2) * 0.5;
      const across = (u + wave * 0.031 + swell * 0.05) * WARPS;
      const along = (v + wave * 0.024 * Math.cos(u * 3) - swell * 0.06) * WARPS;
      const wx = Math.floor(across);
      const wy = Math.floor(along);
      const fx = (across - wx - 0.5) * 2;
      const fy = (along - wy - 0.5) * 2;
      // A twill that breaks into plain weave where the pulse passes.
      const order = wave > 0.1 ? (wx + wy) % 2 === 0 : (((wx + wy) % 4) + 4) % 4 < 2;
      const open = clamp(0.94 - Math.abs(wave) * 0.5, 0.3, 1);
      const warp = Math.abs(fx) < open;
      const weft = Math.abs(fy) < open;
      const light = 0.62 + 0.5 * wave + 0.45 * swell + bell(beat, 0.5) * 0.35;
      let tone = scaleRgb(night, 0.6);
      const top = warp && (order || !weft);
      if (top || weft) {
        const place = top ? fx / open : fy / open;
        const run = top ? fy : fx;
        const round = Math.sqrt(Math.max(0, 1 - place * place));
        const crown = top === order ? 0.55 + 0.45 * Math.cos(run * 1.4) : 0.5;
        const key = hash2(top ? wx : wy, top ? 1 : 2, 16);
        const stripe = bell(beat, 0.62) * smooth(-0.15, 0.75, wave);
        const pick = top
          ? key < 0.1
            ? 2
            : key < 0.8
              ? 0
              : 1
          : key < 0.16
            ? 3
            : key < 0.24
              ? 2
              : key < 0.7
                ? 4
                : 5;
        const dye = threads[pick] as readonly [number, number, number];
        const fibre = 0.86 + 0.28 * hash2(Math.floor(across * 9), Math.floor(along * 9), 5);
        const value = (0.05 + 0.95 * round * crown) * fibre * clamp(light, 0.2, 1.7);
        const warm = mixRgb(
          dye,
          threads[2] as readonly [number, number, number],
          top ? stripe * 0.9 * clamp(wave + 0.6, 0, 1) : 0,
        );
        tone = scaleRgb(warm, value);
      }
      out[0] = tone[0];
      out[1] = tone[1];
      out[2] = tone[2];
    },
    0.09,
  );
  return resize(canvas, width, height);
}

/** A cloth of light, disturbed by one heartbeat. */
export const pulseLoom: Picture = {
  pathname: 'works/pulse-loom.jpg',
  width: 2000,
  height: 1250,
  paint,
  look: {
    curve: 'paper',
    exposure: 1.35,
    contrast: 1.12,
    vignette: 0.45,
    bloom: 0.06,
    grain: 2.2,
    grainSize: 1.3,
  },
};
