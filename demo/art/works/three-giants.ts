import { createView } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { bell, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { ball, carve, slab } from '../core/solids';

/** The first leans, and one great hole goes through its head. */
function first(x: number, y: number, z: number): number {
  const lean = x + 6.2 - y * 0.11;
  const body = slab(lean, y - 4, z, 1.55 - y * 0.05, 5.2, 0.8, 0.5) * 0.9;
  return carve(body, -(Math.hypot(lean, y - 6.9) - 0.82), 0.25);
}

/** The second is combed from top to bottom. */
function second(x: number, y: number, z: number): number {
  const px = x - 0.3 + y * 0.03;
  const body = slab(px, y - 3, z - 1.5, 2.2, 4.2, 1.1, 0.9);
  const comb = 0.1 - Math.abs(((px + 40) % 0.44) - 0.22);
  return Math.max(body, y > 0.9 ? comb : -9);
}

/** The third is bitten by spheres. */
function third(x: number, y: number, z: number): number {
  const px = x - 6.9 - y * 0.07;
  let body = slab(px, y - 4.2, z + 0.4, 1.3, 5.4, 1.2, 0.6);
  body = carve(body, -ball(px - 1.1, y - 7.7, z + 1.2, 1.25), 0.2);
  body = carve(body, -ball(px + 1.35, y - 5.2, z + 1.5, 1.15), 0.2);
  return carve(body, -ball(px - 0.9, y - 2.9, z + 1.7, 1.0), 0.2);
}

/** Between the giants only the second is asked; the others are never nearer than the bounds. */
function nearest(x: number, y: number, z: number): number {
  if (x < -2.9) return first(x, y, z);
  if (x > 3.9) return third(x, y, z);
  return Math.min(second(x, y, z), (x + 3.5) * 0.95, (5.5 - x) * 0.95);
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(333);
  const low = rgb('#e0583a', 0.95);
  const middle = rgb('#8a3346', 0.5);
  const high = rgb('#1d1a33', 0.3);
  const camera = { eye: [0.6, 1.0, -25], target: [0.6, 3.9, 0], lens: 0.25, rise: 0.1 } as const;
  const canvas = march(
    {
      camera,
      low: [-9, -0.2, -2.2],
      high: [9.6, 10.6, 3],
      distance: nearest,
      sun: [0.16, 0.13, 1],
      sunlight: rgb('#ff8a4a', 5),
      ambient: rgb('#5b4668', 0.5),
      bounce: rgb('#7a2a26', 0.4),
      hardness: 14,
      caution: 0.8,
      fog: 0.014,
      sky(dx, dy, dz, out) {
        const tone =
          dy < 0.12
            ? mixRgb(low, middle, smooth(-0.01, 0.12, dy))
            : mixRgb(middle, high, smooth(0.12, 0.42, dy));
        const reach = Math.hypot(dx - 0.115, dy - 0.1, dz > 0 ? 0 : 1);
        const disc = smooth(0.0765, 0.0745, reach) * smooth(0.02, 0.12, dy + 0.02);
        const bands = fbm(noise, dx * 3, dy * 26, 3) * 0.05 * smooth(0.02, 0.14, dy);
        const halo = bell(reach, 0.2) * 0.5;
        out[0] = tone[0] + halo * 0.8 + disc * 1.5 + bands;
        out[1] = tone[1] + halo * 0.25 + disc * 0.62 + bands * 0.4;
        out[2] = tone[2] + halo * 0.12 + disc * 0.26 + bands * 0.4;
      },
      skin(x, y, z, out) {
        const tone = 0.2 + 0.06 * fbm(noise, x * 1.3 + z, y * 0.8, 4);
        out[0] = tone;
        out[1] = tone * 0.86;
        out[2] = tone * 0.84;
      },
      ground(x, z, out) {
        const tone = 0.13 * (1 + 0.5 * fbm(noise, x * 0.4, z * 0.9, 4));
        out[0] = tone;
        out[1] = tone * 0.72;
        out[2] = tone * 0.7;
        return 0.35;
      },
      ripple(x, z, _distance, out) {
        out[0] = noise.at2(x * 2, z * 2) * 0.05;
        out[2] = fbm(noise, x * 1.2, z * 3, 2) * 0.12;
      },
    },
    Math.round(width * 0.42),
    Math.round(height * 0.42),
  );
  const full = resize(canvas, width, height);
  const view = createView(camera, width / height);
  for (const [x, z, size, pose] of [
    [-2.9, -5, 0.62, 'coat'],
    [-2.55, -5.1, 0.58, 'dress'],
    [3.6, -3, 0.6, 'standing'],
  ] as const) {
    const foot = view.project([x, 0, z]);
    const crown = view.project([x, size, z]);
    stand(full, pose, foot.u * width, foot.v * height, (foot.v - crown.v) * height, rgb('#0c070b'), 0.97);
  }
  return full;
}

/** Three standing forms before a low sun. */
export const threeGiants: Picture = {
  pathname: 'works/three-giants.jpg',
  width: 2200,
  height: 1150,
  paint,
  look: {
    curve: 'film',
    exposure: 0.85,
    bloom: 0.12,
    bloomReach: 0.03,
    vignette: 0.25,
    grain: 3,
    grainSize: 1.5,
  },
};
