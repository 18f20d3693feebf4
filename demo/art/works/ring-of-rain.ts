import { createView } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { bell, smooth, TAU } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { between, createRandom } from '../core/random';
import { resize } from '../core/resize';
import { glowLine } from '../core/strokes';

const RADIUS = 5.4;
const HEIGHT = 5.6;
const TILT = 0.2;

function paint(width: number, height: number): Canvas {
  const noise = createNoise(612);
  const camera = { eye: [0, 1.35, -17], target: [0, 1.35, 0], lens: 0.42, rise: 0.52 } as const;
  const low = rgb('#3b5f78', 0.5);
  const high = rgb('#101b2c', 0.8);
  const cos = Math.cos(TILT);
  const sin = Math.sin(TILT);
  const canvas = march(
    {
      camera,
      low: [-6, 3.8, -6],
      high: [6, 7.4, 6],
      distance(x, y, z) {
        const py = (y - HEIGHT) * cos + x * sin;
        const px = x * cos - (y - HEIGHT) * sin;
        const across = Math.hypot(px, z) - RADIUS;
        const wall = Math.hypot(across * 0.92, py) - 0.42;
        const groove = Math.hypot(across, py + 0.42) - 0.2;
        return Math.max(wall, -groove);
      },
      sun: [-0.2, 0.55, 0.8],
      sunlight: rgb('#bcd6e6', 1.3),
      ambient: rgb('#49657d', 0.55),
      bounce: rgb('#5f93a8', 0.5),
      hardness: 8,
      fog: 0.016,
      sky(dx, dy, _dz, out) {
        const tone = mixRgb(low, high, smooth(-0.02, 0.5, dy));
        const cloud = fbm(noise, dx * 2.4 + 7, dy * 6, 4) * 0.02 * smooth(0, 0.25, dy);
        const moon = bell(Math.hypot(dx + 0.1, dy - 0.3), 0.3) * 0.07;
        out[0] = Math.max(0, tone[0] + cloud * 0.7 + moon * 0.7);
        out[1] = Math.max(0, tone[1] + cloud * 0.9 + moon * 0.9);
        out[2] = Math.max(0, tone[2] + cloud + moon);
      },
      skin(_x, _y, _z, out) {
        out[0] = 0.2;
        out[1] = 0.22;
        out[2] = 0.24;
      },
      ember(x, y, z, out) {
        const py = (y - HEIGHT) * cos + x * sin;
        const across = Math.hypot(x * cos - (y - HEIGHT) * sin, z) - RADIUS;
        const heat = bell(Math.hypot(across, py + 0.32), 0.17) * 2.6;
        out[0] = heat * 0.75;
        out[1] = heat * 0.95;
        out[2] = heat;
      },
      ground(_x, _z, out) {
        out[0] = 0.01;
        out[1] = 0.02;
        out[2] = 0.03;
        return 1;
      },
      ripple(x, z, distance, out) {
        const edge = Math.hypot(x, z) - RADIUS;
        const rings = Math.sin(edge * 9) * bell(edge, 1.4) * 0.05;
        const calm = 1 / (1 + distance * 0.02);
        out[0] = (fbm(noise, x * 1.5, z * 2, 2) * 0.03 + (rings * x) / RADIUS) * calm;
        out[2] = (fbm(noise, x * 0.8 + 30, z * 2.6, 3) * 0.09 + (rings * z) / RADIUS) * calm;
      },
    },
    Math.round(width * 0.5),
    Math.round(height * 0.5),
  );
  const full = resize(canvas, width, height);
  const view = createView(camera, width / height);
  const random = createRandom(5150);
  const colour = rgb('#cfe6f2');
  const unit = width / 2000;
  for (let k = 0; k < 15000; k++) {
    const angle = random() * TAU;
    const spread = RADIUS + between(random, -0.13, 0.13);
    const x = Math.cos(angle) * spread * cos;
    const z = Math.sin(angle) * spread;
    const top = HEIGHT - 0.45 - Math.cos(angle) * spread * sin;
    const y = top * (1 - random() ** 1.25);
    const length = Math.min(y, 0.12 + 0.5 * random() ** 3);
    const from = view.project([x, y, z]);
    const to = view.project([x, y - length, z]);
    // Where many drops pass, the curtain breaks into veils.
    const veil = smooth(-0.5, 0.6, noise.at2(angle * 5, y * 0.16 + 3));
    const strength = ((0.055 + 0.1 * random() ** 4) * veil * 13) / from.depth;
    glowLine(
      full,
      from.u * width,
      from.v * height,
      to.u * width,
      to.v * height,
      colour,
      strength * unit * 1.6,
    );
  }
  const foot = view.project([0.9, 0, -1.2]);
  const crown = view.project([0.9, 0.86, -1.2]);
  const size = (foot.v - crown.v) * height;
  stand(full, 'coat', foot.u * width, foot.v * height, size, rgb('#04070b'), 0.96);
  stand(full, 'coat', foot.u * width, foot.v * height, -size * 0.7, rgb('#060b11'), 0.45);
  return full;
}

/** A hovering ring from which rain falls into a lake. */
export const ringOfRain: Picture = {
  pathname: 'works/ring-of-rain.jpg',
  width: 2000,
  height: 1250,
  paint,
  look: {
    curve: 'film',
    exposure: 1.35,
    bloom: 0.16,
    bloomReach: 0.02,
    vignette: 0.35,
    grain: 2.8,
    grainSize: 1.5,
  },
};
