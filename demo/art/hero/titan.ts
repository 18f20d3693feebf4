import { createView } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { bell, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { bakedHead, HEAD_HIGH, HEAD_LOW } from '../works/titan-head';

const TURN = -0.95;

function paint(width: number, height: number): Canvas {
  const head = bakedHead();
  const noise = createNoise(1717);
  const cos = Math.cos(TURN);
  const sin = Math.sin(TURN);
  const low = rgb('#2c4a55', 0.6);
  const high = rgb('#060b12', 0.8);
  const camera = { eye: [-6.2, 1.1, -19], target: [-6.2, 4.2, 0], lens: 0.36, rise: 0.2 } as const;
  const canvas = march(
    {
      camera,
      low: [-6.6, -0.2, -6.6],
      high: [6.6, HEAD_HIGH[1], 6.6],
      distance(x, y, z) {
        const px = x * cos + z * sin;
        const pz = x * sin - z * cos;
        if (px < HEAD_LOW[0] || px > -HEAD_LOW[0] || pz < HEAD_LOW[2] || pz > -HEAD_LOW[2]) {
          return Math.max(0.3, Math.max(Math.abs(px) - 6.4, Math.abs(pz) - 5.2));
        }
        const body = head(px, y, pz);
        if (body > 0.5) return body;
        const shell = Math.max(body, -(body + 0.3));
        return Math.max(shell, 0.12 - Math.abs(((y + 100) % 0.5) - 0.25));
      },
      sun: [0.8, 0.4, 0.5],
      sunlight: rgb('#9fc0d0', 1.1),
      ambient: rgb('#3d5a68', 0.22),
      bounce: rgb('#27373f', 0.25),
      caution: 0.85,
      bevel: 0.06,
      fog: 0.014,
      sky(dx, dy, _dz, out) {
        const tone = mixRgb(low, high, smooth(-0.02, 0.42, dy));
        const veil = fbm(noise, dx * 2.5, dy * 10, 3) * 0.012;
        const glow = bell(Math.hypot(dx - 0.3, dy - 0.1), 0.4) * 0.05;
        out[0] = Math.max(0, tone[0] + veil + glow);
        out[1] = Math.max(0, tone[1] + veil + glow);
        out[2] = Math.max(0, tone[2] + veil + glow);
      },
      skin(_x, _y, _z, out) {
        out[0] = 0.3;
        out[1] = 0.31;
        out[2] = 0.33;
      },
      ember(x, y, z, out) {
        const px = x * cos + z * sin;
        const pz = x * sin - z * cos;
        const deep = smooth(-0.16, -0.3, head(px, y, pz));
        const heat = deep * (0.35 + 2.4 * bell(y - 6.2, 2.8));
        out[0] = heat;
        out[1] = heat * 0.42;
        out[2] = heat * 0.12;
      },
      ground(x, z, out) {
        const tone = 0.05 * (1 + 0.4 * fbm(noise, x * 0.3, z * 0.6, 4));
        const warm = bell(Math.hypot(x, z + 3), 6) * 0.12;
        out[0] = tone + warm;
        out[1] = tone + warm * 0.42;
        out[2] = tone * 1.1 + warm * 0.16;
        return 0.45;
      },
      ripple(x, z, _distance, out) {
        out[0] = noise.at2(x * 2.2, z * 2.2) * 0.02;
        out[2] = fbm(noise, x * 1.2, z * 3, 2) * 0.06;
      },
    },
    Math.round(width * 0.37),
    Math.round(height * 0.37),
  );
  const full = resize(canvas, width, height);
  const view = createView(camera, width / height);
  const foot = view.project([-6.6, 0, -4.2]);
  const crown = view.project([-6.6, 0.72, -4.2]);
  stand(full, 'coat', foot.u * width, foot.v * height, (foot.v - crown.v) * height, rgb('#030507'), 0.96);
  return full;
}

/** The hollow titan by night, lit from within; its left is kept free for words. */
export const heroTitan: Picture = {
  pathname: 'hero/titan.jpg',
  width: 2400,
  height: 1350,
  paint,
  look: {
    curve: 'film',
    exposure: 1.2,
    bloom: 0.2,
    bloomReach: 0.025,
    vignette: 0.3,
    grain: 3,
    grainSize: 1.6,
  },
};
