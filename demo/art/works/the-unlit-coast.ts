import { blurPlane } from '../core/blur';
import { type Canvas, shade } from '../core/canvas';
import { ramp } from '../core/colour';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm, ridged } from '../core/noise';
import type { Picture } from '../core/picture';
import { createRandom, gaussian } from '../core/random';
import { resize } from '../core/resize';
import { glow } from '../core/strokes';

function paint(width: number, height: number): Canvas {
  const noise = createNoise(2222);
  const w = Math.round(width * 0.5);
  const h = Math.round(height * 0.5);
  const aspect = w / h;
  const land = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const u = (x / w) * aspect;
      const v = y / h;
      const bx = fbm(noise, u * 1.6, v * 1.6 + 5, 2) * 0.28;
      const by = fbm(noise, u * 1.6 + 8, v * 1.6, 2) * 0.28;
      const slope = (u - 0.78) * 0.75 + (v - 0.5) * -0.62;
      land[y * w + x] = slope + fbm(noise, u * 2.4 + bx * 3, v * 2.4 + by * 3, 6) * 0.34;
    }
  }
  const soft = land.slice();
  blurPlane(soft, w, h, w * 0.012, 1, 2);
  const sea = ramp([0, '#050b12'], [0.3, '#0a2430'], [0.6, '#135061'], [0.85, '#43a5a1'], [1, '#d6f9ea']);
  const rock = ramp([0, '#08080a'], [0.35, '#1d1c22'], [0.7, '#4a464c'], [1, '#a3948c']);
  const canvas = shade(w, h, (x, y, out) => {
    const i = y * w + x;
    const here = land[i] as number;
    const wide = soft[i] as number;
    const u = (x / w) * aspect;
    const v = y / h;
    if (here < 0) {
      // Surf follows the coast in ever fainter lines.
      const reach = -wide;
      const wobble = fbm(noise, u * 5, v * 5, 3) * 0.02;
      const phase = ((reach + wobble) * 30) % 1;
      const line = bell(phase - 0.5, 0.1 + reach * 0.5) * Math.exp(-reach * 4.5);
      const surf = bell(here + 0.003, 0.013) * (0.55 + 0.7 * fbm(noise, u * 18, v * 18, 2));
      const glowing = bell(reach, 0.09) * 0.3 * smooth(-0.3, 0.5, fbm(noise, u * 3 + 20, v * 3, 3));
      const tone = sea(
        clamp(0.26 + line * 0.5 + surf * 0.75 + glowing + (1 - v) * 0.12 - reach * 0.16, 0, 1),
      );
      out[0] = tone[0];
      out[1] = tone[1];
      out[2] = tone[2];
      return;
    }
    const right = (land[i + (x < w - 1 ? 1 : 0)] as number) - here;
    const down = (land[i + (y < h - 1 ? w : 0)] as number) - here;
    const crest = ridged(noise, u * 3.4, v * 3.4, 4) * smooth(0, 0.22, here);
    const slope = clamp(0.32 + (right * -34 + down * 30), 0, 1);
    const tone = rock(clamp(slope * 0.62 + crest * 0.4 - 0.1, 0, 1));
    out[0] = tone[0];
    out[1] = tone[1];
    out[2] = tone[2];
  });
  const full = resize(canvas, width, height);
  const random = createRandom(222);
  // The last lit houses.
  for (let town = 0; town < 3; town++) {
    const [tu, tv] = [
      [0.79, 0.33],
      [0.63, 0.13],
      [0.93, 0.72],
    ][town] as [number, number];
    for (let k = 0; k < 46 - town * 14; k++) {
      const x = (tu + gaussian(random) * 0.012) * width;
      const y = (tv + gaussian(random) * 0.016) * height;
      const power = 0.3 + random() ** 3 * 2.2;
      for (let s = 0; s < 5; s++) {
        glow(full, x + gaussian(random) * 0.7, y + gaussian(random) * 0.7, power, power * 0.62, power * 0.24);
      }
    }
  }
  return full;
}

/** A coast from the air on a night without lamps; only the surf shines. */
export const theUnlitCoast: Picture = {
  pathname: 'works/the-unlit-coast.jpg',
  width: 2200,
  height: 1400,
  paint,
  look: {
    curve: 'paper',
    exposure: 1.05,
    contrast: 1.08,
    bloom: 0.3,
    bloomReach: 0.014,
    vignette: 0.35,
    grain: 2.6,
    grainSize: 1.4,
    floor: 7,
  },
};
