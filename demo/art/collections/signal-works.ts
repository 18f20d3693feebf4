import { type Canvas, createCanvas } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { bell, clamp, mix } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';

const LINES = 84;

function paint(width: number, height: number): Canvas {
  const noise = createNoise(717);
  const ground = rgb('#0d0a12');
  const canvas = createCanvas(width, height, ground);
  const { data } = canvas;
  const heat = ramp([0, '#3a2b5c'], [0.3, '#7a3b78'], [0.55, '#e0574f'], [0.8, '#ffb561'], [1, '#fff3d0']);
  const unit = height / 1200;
  for (let line = 0; line < LINES; line++) {
    const t = line / (LINES - 1);
    const base = mix(0.2, 0.955, t) * height;
    let before = base;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const frame = bell(u - 0.5, 0.36) ** 1.5;
      const voice =
        bell(u - 0.36 - 0.12 * Math.sin(t * 5), 0.1) + 0.8 * bell(u - 0.66 - 0.08 * Math.cos(t * 7), 0.075);
      const peak = Math.max(0, fbm(noise, u * 9 + 3, t * 7, 4) + 0.34) * voice;
      const hum = fbm(noise, u * 42, t * 60, 2) * 0.05;
      const rise = (peak * 0.27 + hum * 0.07) * frame * height;
      const y = base - rise;
      const tone = heat(clamp(0.08 + (rise / height) * 4.6 + t * 0.12, 0, 1));
      // The sheet below each line hides what lies behind.
      const last = Math.min(height, Math.ceil(base + 0.01 * height));
      for (let row = Math.max(0, Math.ceil(y)); row < last; row++) {
        const i = (row * width + x) * 3;
        const veil = mixRgb(
          ground,
          tone,
          0.16 * clamp((rise / height) * 9, 0, 1) * Math.exp((y - row) / (26 * unit)),
        );
        data[i] = veil[0];
        data[i + 1] = veil[1];
        data[i + 2] = veil[2];
      }
      const low = Math.min(y, before);
      const high = Math.max(y, before);
      const half = (0.75 + (rise / height) * 4) * unit;
      for (
        let row = Math.max(0, Math.floor(low - half - 1));
        row <= Math.min(height - 1, Math.ceil(high + half + 1));
        row++
      ) {
        const away = row < low ? low - row : row > high ? row - high : 0;
        const cover = clamp(half - away + 0.5, 0, 1) * (0.25 + 0.75 * frame);
        if (cover <= 0) continue;
        const i = (row * width + x) * 3;
        for (let c = 0; c < 3; c++) {
          const present = data[i + c] as number;
          data[i + c] = present + ((tone[c] as number) - present) * cover;
        }
      }
      before = y;
    }
  }
  return canvas;
}

/** Eighty-four seconds of a city's radio, one line each. */
export const signalWorks: Picture = {
  pathname: 'collections/signal-works.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: {
    curve: 'paper',
    exposure: 1.02,
    bloom: 0.22,
    bloomReach: 0.01,
    vignette: 0.2,
    grain: 2.4,
    grainSize: 1.4,
  },
};
