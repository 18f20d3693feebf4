import { createView } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { bell, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';

const FRAMES = 7;
const GAP = 4.6;

function frames(x: number, y: number, z: number): number {
  const index = Math.min(FRAMES - 1, Math.max(0, Math.round(z / GAP)));
  const px = Math.abs(x - Math.sin(index * 0.8) * 0.5);
  const pz = Math.abs(z - index * GAP);
  const outer = Math.max(px - 2.5, y - 5.2, pz - 0.2);
  const inner = Math.max(px - 2.18, y - 4.88);
  return Math.max(outer, -inner);
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(5150);
  const low = rgb('#f2b8a0', 0.95);
  const middle = rgb('#6f7fa6', 0.6);
  const high = rgb('#1b2745', 0.5);
  const camera = { eye: [1.9, 1.5, -10.5], target: [0.9, 1.5, 6], lens: 0.5, rise: 0.34 } as const;
  const canvas = march(
    {
      camera,
      low: [-3.2, -0.3, -0.3],
      high: [3.2, 5.3, GAP * (FRAMES - 1) + 0.3],
      distance: frames,
      sun: [0.5, 0.35, -0.8],
      sunlight: rgb('#ffd8c0', 0.8),
      ambient: rgb('#8b93b8', 0.4),
      bounce: rgb('#d39a8c', 0.3),
      caution: 0.9,
      fog: 0.016,
      sky(dx, dy, _dz, out) {
        const tone =
          dy < 0.14 ? mixRgb(low, middle, smooth(0, 0.14, dy)) : mixRgb(middle, high, smooth(0.14, 0.6, dy));
        const band = fbm(noise, dx * 2.5, dy * 15, 4) * 0.06 * smooth(0.01, 0.2, dy);
        const glow = bell(Math.hypot(dx + 0.02, dy - 0.03), 0.16) * 0.5;
        out[0] = tone[0] + band + glow;
        out[1] = tone[1] + band * 0.8 + glow * 0.7;
        out[2] = tone[2] + band * 0.9 + glow * 0.5;
      },
      skin(_x, _y, _z, out) {
        out[0] = 0.09;
        out[1] = 0.09;
        out[2] = 0.11;
      },
      ember(x, y, z, out) {
        const index = Math.round(z / GAP);
        const px = Math.abs(x - Math.sin(index * 0.8) * 0.5);
        const heat = px < 2.21 && y < 4.91 ? 1.7 : 0;
        out[0] = heat;
        out[1] = heat * 0.8;
        out[2] = heat * 0.62;
      },
      ground(_x, _z, out) {
        out[0] = 0.03;
        out[1] = 0.05;
        out[2] = 0.08;
        return 1;
      },
      ripple(x, z, distance, out) {
        const calm = 1 / (1 + distance * 0.02);
        out[0] = fbm(noise, x * 1.2, z * 1.9, 2) * 0.018 * calm;
        out[2] = fbm(noise, x * 0.7 + 60, z * 2.6, 3) * 0.1 * calm;
      },
    },
    Math.round(width * 0.5),
    Math.round(height * 0.5),
  );
  const full = resize(canvas, width, height);
  const view = createView(camera, width / height);
  const foot = view.project([0.2, 0, 2.6]);
  const crown = view.project([0.2, 1.6, 2.6]);
  const size = (foot.v - crown.v) * height;
  stand(full, 'dress', foot.u * width, foot.v * height, size, rgb('#12121c'), 0.96);
  stand(full, 'dress', foot.u * width, foot.v * height, -size * 0.8, rgb('#1a1b2a'), 0.4);
  return full;
}

/** Seven thresholds standing in the sea. */
export const tideRooms: Picture = {
  pathname: 'collections/tide-rooms.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.92,
    contrast: 1.12,
    bloom: 0.16,
    bloomReach: 0.018,
    vignette: 0.3,
    grain: 2.6,
    grainSize: 1.5,
  },
};
