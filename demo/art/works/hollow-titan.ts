import { createView } from '../core/camera';
import { type Canvas, touch } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { bell, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { bakedHead, HEAD_HIGH, HEAD_LOW } from './titan-head';

const TURN = 0.78;

function paint(width: number, height: number): Canvas {
  const head = bakedHead();
  const grains = createNoise(1701);
  const cos = Math.cos(TURN);
  const sin = Math.sin(TURN);
  const low = rgb('#a9866c', 0.5);
  const high = rgb('#2f3b47', 0.4);
  const sand = rgb('#9a7b5f');
  const camera = { eye: [0.6, 1.15, -22], target: [0.2, 6.4, 0], lens: 0.37 } as const;
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
        const shell = Math.max(body, -(body + 0.34));
        const slit = 0.155 - Math.abs(((y + 100) % 0.62) - 0.31);
        return Math.max(shell, slit - 0.02);
      },
      sun: [-0.75, 0.32, 0.35],
      sunlight: rgb('#ffc08a', 4.2),
      ambient: rgb('#6d8296', 0.5),
      bounce: rgb('#8a6a52', 0.3),
      hardness: 12,
      caution: 0.85,
      bevel: 0.06,
      fog: 0.012,
      sky(dx, dy, dz, out) {
        const t = smooth(-0.02, 0.55, dy);
        const sun = bell(Math.hypot(dx + 0.62, dy - 0.16, dz - 0.6), 0.55);
        const tone = mixRgb(low, high, t);
        out[0] = tone[0] + sun * 0.5;
        out[1] = tone[1] + sun * 0.29;
        out[2] = tone[2] + sun * 0.13;
      },
      skin(x, y, z, out) {
        const stain = 0.8 + 0.22 * fbm(grains, x * 0.7 + z * 0.3, y * 2.4, 3);
        out[0] = 0.34 * stain;
        out[1] = 0.29 * stain;
        out[2] = 0.25 * stain;
      },
      ember(x, y, z, out) {
        const heat = bell(Math.hypot(x * 0.9, (y - 5.6) * 0.55, z), 1.9);
        out[0] = heat * 1.5;
        out[1] = heat * 0.42;
        out[2] = heat * 0.1;
      },
      ground(x, z, out) {
        const dune = 1 + 0.25 * fbm(grains, x * 0.25, z * 0.5, 4) + 0.1 * grains.at2(x * 1.2, z * 6);
        out[0] = sand[0] * dune;
        out[1] = sand[1] * dune;
        out[2] = sand[2] * dune;
        return 0;
      },
    },
    Math.round(width * 0.42),
    Math.round(height * 0.42),
  );
  const dust = createNoise(44);
  touch(canvas, (x, y, out) => {
    const v = y / canvas.height;
    const veil = smooth(0.76, 0.97, v);
    if (veil <= 0) return;
    const drift = veil * (0.5 + 0.5 * fbm(dust, (x / canvas.width) * 3, v * 14, 3)) * 0.1;
    out[0] = (out[0] as number) + (0.6 - (out[0] as number)) * drift;
    out[1] = (out[1] as number) + (0.38 - (out[1] as number)) * drift;
    out[2] = (out[2] as number) + (0.24 - (out[2] as number)) * drift;
  });
  const full = resize(canvas, width, height);
  const view = createView(camera, width / height);
  const foot = view.project([3.2, 0, -7.5]);
  const crown = view.project([3.2, 0.72, -7.5]);
  stand(full, 'coat', foot.u * width, foot.v * height, (foot.v - crown.v) * height, rgb('#1d1612'), 0.95);
  return full;
}

/** A colossal head in slices, lit from within: a marched distance field. */
export const hollowTitan: Picture = {
  pathname: 'works/hollow-titan.jpg',
  width: 1500,
  height: 2000,
  paint,
  look: {
    curve: 'film',
    exposure: 0.72,
    contrast: 1.16,
    saturation: 0.82,
    bloom: 0.08,
    bloomReach: 0.03,
    vignette: 0.4,
    grain: 3.2,
    grainSize: 1.5,
  },
};
