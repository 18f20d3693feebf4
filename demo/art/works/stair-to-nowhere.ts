import { createView } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { bell, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { slab } from '../core/solids';

const STEPS = 22;
const GOING = 0.56;
const RISE = 0.4;
const START = -7.2;
const SLOPE = Math.hypot(GOING, RISE);

function stairs(x: number, y: number, z: number): number {
  const px = x - START;
  const along = Math.round(px / GOING - 0.5);
  let d = 99;
  for (let k = -1; k <= 1; k++) {
    const i = Math.min(STEPS - 1, Math.max(0, along + k));
    d = Math.min(d, slab(px - (i + 0.5) * GOING, y - (i + 0.25) * RISE, z, GOING / 2, RISE * 0.75, 1.25));
  }
  // The flight rests on one inclined beam, which stands on one fin.
  const beam = (px * GOING + y * RISE) / SLOPE - (STEPS * SLOPE) / 2;
  const across = (y * GOING - px * RISE) / SLOPE + 0.42;
  d = Math.min(d, slab(beam, across, z, (STEPS * SLOPE) / 2 - 0.1, 0.34, 1.25));
  d = Math.min(d, slab(px - 5.6, y - 1.6, z, 0.34, 2, 0.9));
  const top = STEPS * RISE;
  const doorX = px - STEPS * GOING + 0.75;
  const frame = Math.max(
    slab(doorX, y - top - 1.05, z, 0.1, 1.2, 0.82),
    -slab(doorX, y - top - 0.95, z, 0.5, 1.12, 0.68),
  );
  return Math.min(d, frame);
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(209);
  const low = rgb('#f3d9c8', 1.02);
  const middle = rgb('#dfc9cf', 0.9);
  const high = rgb('#8fa6bd', 0.78);
  const camera = { eye: [-3.5, 1.5, -19], target: [-0.6, 1.5, 0], lens: 0.4, rise: 0.62 } as const;
  const canvas = march(
    {
      camera,
      low: [START - 0.2, -0.4, -1.3],
      high: [START + STEPS * GOING + 0.3, STEPS * RISE + 2.4, 1.3],
      distance: stairs,
      sun: [0.55, 0.42, -0.62],
      sunlight: rgb('#ffe3c4', 1.55),
      ambient: rgb('#b9c6da', 0.55),
      bounce: rgb('#d9b7a6', 0.4),
      hardness: 16,
      caution: 0.9,
      fog: 0.012,
      sky(dx, dy, _dz, out) {
        const tone =
          dy < 0.16 ? mixRgb(low, middle, smooth(0, 0.16, dy)) : mixRgb(middle, high, smooth(0.16, 0.75, dy));
        const veil = fbm(noise, dx * 2.2 + 4, dy * 9, 3) * 0.035 * smooth(0.02, 0.3, dy);
        const sun = bell(Math.hypot(dx - 0.44, (dy - 0.1) * 1.2), 0.35) * 0.16;
        out[0] = tone[0] + veil + sun;
        out[1] = tone[1] + veil + sun * 0.8;
        out[2] = tone[2] + veil + sun * 0.6;
      },
      skin(x, y, z, out) {
        const tone = 0.74 + 0.08 * fbm(noise, x * 1.5 + z, y * 1.5, 3);
        out[0] = tone;
        out[1] = tone * 0.97;
        out[2] = tone * 0.93;
      },
      ground(_x, _z, out) {
        out[0] = 0.3;
        out[1] = 0.36;
        out[2] = 0.4;
        return 1;
      },
      ripple(x, z, distance, out) {
        const calm = 1 / (1 + distance * 0.03);
        out[0] = fbm(noise, x * 1.1, z * 1.7, 2) * 0.016 * calm;
        out[2] = fbm(noise, x * 0.6 + 60, z * 2.4, 3) * 0.075 * calm;
      },
    },
    Math.round(width * 0.5),
    Math.round(height * 0.5),
  );
  const full = resize(canvas, width, height);
  const view = createView(camera, width / height);
  const step = 13;
  const at = [START + (step + 0.45) * GOING, (step + 1) * RISE, -0.5] as const;
  const foot = view.project(at);
  const crown = view.project([at[0], at[1] + 0.92, at[2]]);
  stand(full, 'walking', foot.u * width, foot.v * height, (foot.v - crown.v) * height, rgb('#2b2730'), 0.96);
  return full;
}

/** A flight of white steps over still water; one person has gone too far to turn back. */
export const stairToNowhere: Picture = {
  pathname: 'works/stair-to-nowhere.jpg',
  width: 2000,
  height: 1400,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.86,
    contrast: 1.1,
    bloom: 0.05,
    bloomReach: 0.04,
    vignette: 0.22,
    grain: 2.4,
    grainSize: 1.5,
  },
};
