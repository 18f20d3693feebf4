import { type Canvas, createCanvas } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { bell, clamp, mix, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { hash2 } from '../core/random';
import { resize } from '../core/resize';

const STRIPS = 37;

function paint(fullWidth: number, fullHeight: number): Canvas {
  const width = Math.round(fullWidth * 0.62);
  const height = Math.round(fullHeight * 0.62);
  const noise = createNoise(1722);
  const canvas = createCanvas(width, height, rgb('#ece6dc'));
  const dusk = ramp(
    [0, '#101b3f'],
    [0.22, '#27407a'],
    [0.42, '#7c6fa6'],
    [0.56, '#d98c94'],
    [0.66, '#f7b77e'],
    [0.72, '#fbe3ae'],
    [0.735, '#3a3350'],
    [0.86, '#5e5379'],
    [1, '#1a1c36'],
  );
  const gold = rgb('#ffcf8f');
  const margin = 0.075;
  const left = Math.round(width * margin);
  const right = width - left;
  const top = Math.round(width * margin);
  const bottom = height - Math.round(width * margin * 1.55);
  const span = right - left;
  for (let x = left; x < right; x++) {
    const place = ((x - left) / span) * STRIPS;
    const strip = Math.floor(place);
    const within = place - strip;
    // Every strip was taken a little later than its neighbour, and one in seven slipped.
    const late = (strip / STRIPS - 0.5) * 0.5;
    const slip = hash2(strip, 7, 1) < 0.16 ? (hash2(strip, 8, 1) - 0.5) * 0.24 : 0;
    const stretch = 1 + 0.12 * Math.sin(strip * 0.7) + slip * 0.8;
    const seam = smooth(0.02, 0.07, within) * smooth(1, 0.96, within);
    for (let y = top; y < bottom; y++) {
      const v = (y - top) / (bottom - top);
      const u = (x - left) / span;
      const bend = fbm(noise, u * 1.4 + slip * 5, v * 2 + strip * 0.004, 3) * 0.05;
      const t = clamp((v - 0.68) * stretch + 0.71 - late * 0.17 + slip * 0.6 + bend, 0, 1);
      const tone = dusk(t);
      const reach = Math.hypot((u - 0.6 - slip * 0.4) * 0.8, (v - 0.575 + late * 0.22 - slip * 0.5) * 1.45);
      const sun = smooth(0.079, 0.076, reach);
      const halo = bell(reach, 0.2) * 0.22;
      const glint =
        t > 0.735
          ? bell(u - 0.6, 0.06 + (t - 0.735) * 0.3) *
            smooth(0.35, 0.75, noise.at2(u * 9, v * 120) + 0.35) *
            0.75
          : 0;
      const warm = mixRgb(tone, gold, clamp(sun * (t < 0.735 ? 0.95 : 0) + halo + glint, 0, 1));
      const light = mix(0.72, 1, seam) * (0.97 + 0.06 * hash2(strip, 2, 2)) * (1 + 0.05 * (within - 0.5));
      const i = (y * width + x) * 3;
      canvas.data[i] = warm[0] * light;
      canvas.data[i + 1] = warm[1] * light;
      canvas.data[i + 2] = warm[2] * light;
    }
  }
  // The printer's control patches under the picture.
  for (let k = 0; k < 12; k++) {
    const tone = dusk(k / 11);
    const x0 = left + Math.round(k * span * 0.026);
    const y0 = bottom + Math.round(width * 0.03);
    const side = Math.round(span * 0.02);
    for (let y = y0; y < y0 + side; y++) {
      for (let x = x0; x < x0 + side; x++) {
        const i = (y * width + x) * 3;
        canvas.data[i] = tone[0];
        canvas.data[i + 1] = tone[1];
        canvas.data[i + 2] = tone[2];
      }
    }
  }
  return resize(canvas, fullWidth, fullHeight);
}

/** One evening in thirty-seven strips, each exposed a little later than the last. */
export const proofOfDusk: Picture = {
  pathname: 'works/proof-of-dusk.jpg',
  width: 1500,
  height: 2000,
  paint,
  look: { curve: 'paper', exposure: 0.98, contrast: 1.06, grain: 2.8, grainSize: 1.5, floor: 10 },
};
