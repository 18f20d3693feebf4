import { createView } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { carve, melt, slab } from '../core/solids';
import { stroke } from '../core/strokes';
import { drift } from '../core/vapour';

function anchor(x: number, y: number, z: number): number {
  const turnedX = x * 0.88 + z * 0.47;
  const turnedZ = z * 0.88 - x * 0.47;
  const block = slab(turnedX, y - 0.6, turnedZ, 1.35, 1.2, 1.35, 0.08);
  const bowl = Math.hypot(turnedX, (y - 2.1) * 1.2, turnedZ) - 1.05;
  const ring = Math.hypot(Math.hypot(turnedX, y - 2.05) - 0.62, turnedZ) - 0.17;
  return Math.min(
    carve(block, -bowl, 0.12),
    melt(ring, Math.hypot(turnedX, turnedZ) - 0.1 + Math.max(0, y - 1.6), 0.1),
  );
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(77);
  const low = rgb('#d9d3bd', 0.8);
  const high = rgb('#6f8f92', 0.62);
  const camera = { eye: [0.4, 1.05, -13], target: [0.2, 1.05, 0], lens: 0.4, rise: 0.66 } as const;
  const canvas = march(
    {
      camera,
      low: [-2.2, -0.1, -2.2],
      high: [2.2, 3, 2.2],
      distance: anchor,
      sun: [-0.7, 0.5, -0.25],
      sunlight: rgb('#fff0d6', 1.7),
      ambient: rgb('#9db4b4', 0.5),
      bounce: rgb('#8d8a6c', 0.3),
      hardness: 9,
      fog: 0.026,
      sky(_dx, dy, _dz, out) {
        const tone = mixRgb(low, high, smooth(-0.02, 0.62, dy));
        out[0] = tone[0];
        out[1] = tone[1];
        out[2] = tone[2];
      },
      skin(x, y, z, out) {
        const tone = 0.075 + 0.035 * fbm(noise, x * 2 + z * 2, y * 3, 4);
        out[0] = tone;
        out[1] = tone * 1.02;
        out[2] = tone * 1.06;
      },
      ground(x, z, out) {
        const tone = 0.3 + 0.12 * fbm(noise, x * 0.35, z * 0.5, 4) + 0.07 * fbm(noise, x * 3, z * 5, 2);
        out[0] = tone * 0.86;
        out[1] = tone * 0.88;
        out[2] = tone * 0.62;
        return 0;
      },
    },
    Math.round(width * 0.5),
    Math.round(height * 0.5),
  );
  const small = resize(canvas, Math.round(width * 0.28), Math.round(height * 0.28));
  const before = small.data.slice();
  drift(small, {
    x: 0.5,
    y: 0.315,
    rx: 0.36,
    ry: 0.215,
    noise,
    light: rgb('#fff3e0', 1.12),
    shadow: rgb('#7d8f98', 0.62),
    from: [-0.75, -0.6],
    seed: 3.4,
  });
  // Only what the cloud changed is enlarged from the small canvas.
  for (let i = 0; i < before.length; i++)
    small.data[i] = (small.data[i] as number) - (before[i] as number) + 1;
  const veil = resize(small, width, height);
  const full = resize(canvas, width, height);
  for (let i = 0; i < full.data.length; i++) {
    full.data[i] = Math.max(0, (full.data[i] as number) + (veil.data[i] as number) - 1);
  }
  const view = createView(camera, width / height);
  const ring = view.project([0.05, 2.65, 0]);
  const unit = width / 1800;
  for (let k = 0; k < 9; k++) {
    const t = k / 8 - 0.5;
    const top = 0.405 - 0.02 * Math.cos(t * 6);
    const x = (0.5 + t * 0.42) * width;
    stroke(
      full,
      ring.u * width,
      ring.v * height,
      x,
      top * height,
      2 * unit,
      1.1 * unit,
      rgb('#20282b'),
      0.85,
    );
  }
  const foot = view.project([-2.9, 0, -2.4]);
  const crown = view.project([-2.9, 0.86, -2.4]);
  stand(full, 'standing', foot.u * width, foot.v * height, (foot.v - crown.v) * height, rgb('#171b1d'), 0.96);
  return full;
}

/** A basalt block holds a cloud by nine lines. */
export const anchorForACloud: Picture = {
  pathname: 'works/anchor-for-a-cloud.jpg',
  width: 1800,
  height: 1800,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.92,
    contrast: 1.12,
    bloom: 0.04,
    bloomReach: 0.03,
    vignette: 0.25,
    grain: 2.6,
    grainSize: 1.5,
  },
};
