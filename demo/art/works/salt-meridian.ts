import { createView } from '../core/camera';
import { type Canvas, shadeFine } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { hash2 } from '../core/random';
import { resize } from '../core/resize';

/** Distance to the nearest seam between cells, and the cell's own number. */
function seam(x: number, y: number): { edge: number; cell: number } {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  let first = 9;
  let second = 9;
  let cell = 0;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const key = hash2(fx + i, fy + j, 11);
      const dx = fx + i + 0.18 + 0.64 * key - x;
      const dy = fy + j + 0.18 + 0.64 * hash2(fx + i, fy + j, 12) - y;
      const d = dx * dx + dy * dy;
      if (d < first) {
        second = first;
        first = d;
        cell = key;
      } else if (d < second) second = d;
    }
  }
  return { edge: Math.sqrt(second) - Math.sqrt(first), cell };
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(2021);
  const camera = { eye: [0, 1.7, 0], target: [0, 1.7, 10], lens: 0.62, rise: -0.24 } as const;
  const view = createView(camera, width / height);
  const zenith = rgb('#9db7c9', 0.86);
  const horizon = rgb('#f6dccf', 1.02);
  const middle = mixRgb(zenith, horizon, 0.5);
  const salt = rgb('#efe9e4', 0.94);
  const ray = new Float64Array(3);
  const canvas = shadeFine(
    Math.round(width * 0.5),
    Math.round(height * 0.5),
    (px, py, out) => {
      view.ray((px / width) * 2, (py / height) * 2, ray);
      const [dx, dy, dz] = [ray[0] as number, ray[1] as number, ray[2] as number];
      const air = mixRgb(horizon, zenith, smooth(0, 0.5, Math.abs(dy)));
      const pillar = bell(dx / dz, 0.018 + Math.max(0, dy) * 0.02) * smooth(0.62, 0, dy) * 0.3;
      if (dy >= -0.001) {
        const wisps = fbm(noise, dx * 3, dy * 18 + 3, 4) * 0.05 * smooth(0.02, 0.2, dy);
        const sun = bell(Math.hypot(dx, dy - 0.02), 0.2) * 0.14;
        out[0] = air[0] + wisps + sun + pillar;
        out[1] = air[1] + wisps + sun * 0.7 + pillar * 0.6;
        out[2] = air[2] + wisps + sun * 0.55 + pillar * 0.5;
        return;
      }
      const t = -1.7 / dy;
      const x = dx * t;
      const z = dz * t;
      const bend = fbm(noise, x * 0.35, z * 0.35, 2) * 0.5;
      const { edge, cell } = seam(x * 0.62 + bend * 0.3, z * 0.62 + bend * 0.3);
      const blur = clamp(t * 0.0045, 0.004, 0.4);
      const ridge = bell(edge, 0.055 + blur) * clamp(0.12 / (0.06 + blur), 0.2, 1);
      const lee = bell(edge - 0.09, 0.07 + blur) * 0.5;
      const crystals = fbm(noise, x * 7, z * 7, 2) * 0.05 * smooth(30, 2, t);
      const shine = (1 - clamp(-dy * 3.4, 0, 1)) ** 2 * (0.35 + 0.4 * cell);
      const tone = 0.8 + 0.08 * (cell - 0.5) + crystals + ridge * 0.16 - lee * 0.15;
      const line = bell(x, 0.035 + t * 0.0012) * 1.3 + bell(x, 0.4) * 0.16;
      const haze = 1 - Math.exp(-t * 0.016);
      for (let c = 0; c < 3; c++) {
        const wet = middle[c] as number;
        const body = (salt[c] as number) * tone * (c === 2 ? 1.03 : 0.98) * (0.78 + 0.02 * c);
        const mirrored = body + (wet - body) * shine;
        out[c] = mirrored + ((air[c] as number) - mirrored) * haze;
      }
      out[0] = (out[0] as number) + line * 0.5;
      out[1] = (out[1] as number) * (1 - line * 0.32) + line * 0.1;
      out[2] = (out[2] as number) * (1 - line * 0.42) + line * 0.06;
    },
    0.03,
  );
  const full = resize(canvas, width, height);
  const foot = view.project([0.62, 0, 13]);
  const crown = view.project([0.62, 1.72, 13]);
  const size = (foot.v - crown.v) * height;
  stand(full, 'coat', foot.u * width, foot.v * height, size, rgb('#2b2a33'), 0.95);
  stand(full, 'coat', foot.u * width, foot.v * height, -size * 0.9, rgb('#5b5661'), 0.25);
  return full;
}

/** A salt flat in cells, cut by one line of light. */
export const saltMeridian: Picture = {
  pathname: 'works/salt-meridian.jpg',
  width: 1800,
  height: 1800,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.8,
    contrast: 1.18,
    bloom: 0.04,
    bloomReach: 0.03,
    vignette: 0.2,
    grain: 2.2,
    grainSize: 1.5,
  },
};
