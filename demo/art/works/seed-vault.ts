import { type Canvas, shade } from '../core/canvas';
import { mixRgb, ramp, rgb, scaleRgb } from '../core/colour';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { hash2 } from '../core/random';
import { resize } from '../core/resize';
import { stroke } from '../core/strokes';

const GOLDEN = 2.399963;
const SEEDS = 2600;

function paint(width: number, height: number): Canvas {
  const noise = createNoise(2121);
  const back = ramp([0, '#0b0806'], [0.6, '#1d120b'], [1, '#4a2d17']);
  const small = shade(width >> 2, height >> 2, (x, y, out) => {
    const u = (x * 4) / width - 0.5;
    const v = (y * 4) / height - 0.5;
    const tone = back(
      clamp(bell(Math.hypot(u + 0.08, v + 0.08), 0.5) * 0.7 + fbm(noise, u * 4, v * 4, 3) * 0.06, 0, 1),
    );
    out[0] = tone[0];
    out[1] = tone[1];
    out[2] = tone[2];
  });
  const canvas = resize(small, width, height);
  const husk = ramp([0, '#2b1608'], [0.3, '#7a4014'], [0.6, '#d98a2b'], [0.85, '#f5d48a'], [1, '#fff6dc']);
  const green = rgb('#5f7f3a');
  const shadow = rgb('#070403');
  const unit = width / 1800;
  for (let k = SEEDS; k > 4; k--) {
    const t = k / SEEDS;
    const radius = 0.455 * Math.sqrt(t) ** 1.02 * width;
    const angle = k * GOLDEN;
    // A dome: seeds lean outwards and shorten at the rim.
    const dome = Math.sqrt(Math.max(0, 1 - t * 0.94));
    const x = width / 2 + Math.cos(angle) * radius;
    const y = height / 2 + Math.sin(angle) * radius;
    const ring = bell(t - 0.36, 0.12) + 0.7 * bell(t - 0.85, 0.12);
    const length = (12 + 31 * Math.sqrt(t)) * (0.75 + 0.4 * ring) * unit;
    const lit = clamp(
      0.5 + 0.42 * (-Math.cos(angle) * 0.7 - Math.sin(angle) * 0.75) * Math.sqrt(t) + 0.3 * (dome - 0.5),
      0,
      1,
    );
    const asleep = smooth(-0.1, 0.5, fbm(noise, (x / width) * 3 + 7, (y / height) * 3, 3));
    const value = clamp(
      0.12 + lit * 0.66 + (hash2(k, 3, 21) - 0.5) * 0.2 - (1 - dome) * 0.16 - asleep * 0.22,
      0.03,
      1,
    );
    const dx = Math.cos(angle) * length * 0.5;
    const dy = Math.sin(angle) * length * 0.5;
    const body = mixRgb(husk(value), scaleRgb(green, 0.4 + lit), smooth(0.16, 0.0, t) * 0.75);
    const thick = length * 0.52;
    stroke(
      canvas,
      x - dx * 0.4 + 3 * unit,
      y - dy * 0.4 + 4 * unit,
      x + dx + 4 * unit,
      y + dy + 5 * unit,
      thick,
      thick * 0.5,
      shadow,
      0.55,
      7 * unit,
    );
    stroke(canvas, x - dx, y - dy, x + dx, y + dy, thick * 0.96, thick * 0.3, body, 1, 1.2);
    stroke(
      canvas,
      x - dx * 0.7 - thick * 0.13,
      y - dy * 0.7 - thick * 0.16,
      x + dx * 0.6 - thick * 0.08,
      y + dy * 0.6 - thick * 0.1,
      thick * 0.22,
      thick * 0.06,
      husk(clamp(value + 0.3, 0, 1)),
      0.75,
      thick * 0.2,
    );
    stroke(
      canvas,
      x - dx * 0.9,
      y - dy * 0.9,
      x - dx * 0.55,
      y - dy * 0.55,
      thick * 0.34,
      thick * 0.2,
      husk(value * 0.35),
      0.8,
      2 * unit,
    );
  }
  return canvas;
}

/** Two thousand six hundred seeds in the angle that wastes no light. */
export const seedVault: Picture = {
  pathname: 'works/seed-vault.jpg',
  width: 1800,
  height: 1800,
  paint,
  look: {
    curve: 'paper',
    exposure: 1.02,
    contrast: 1.12,
    bloom: 0.08,
    bloomReach: 0.015,
    vignette: 0.4,
    grain: 2.4,
    grainSize: 1.4,
  },
};
