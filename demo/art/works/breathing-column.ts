import { createView } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { rgb } from '../core/colour';
import { stand } from '../core/figures';
import { march } from '../core/march';
import { bell, smooth } from '../core/maths';
import { createNoise } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';

const PITCH = 0.34;
const PLATES = 46;

/** Half the side of each plate (the column swells and narrows twice on its way up), and its turn. */
const BREADTH = new Float64Array(PLATES);
const COS = new Float64Array(PLATES);
const SIN = new Float64Array(PLATES);
for (let index = 0; index < PLATES; index++) {
  const t = index / PLATES;
  BREADTH[index] = 1.12 + 0.52 * Math.sin(t * 10.2 - 0.9) * (1 - 0.35 * t) - 0.28 * t;
  const angle = index * 0.062 + 0.35 * Math.sin(index * 0.13);
  COS[index] = Math.cos(angle);
  SIN[index] = Math.sin(angle);
}

function plate(x: number, y: number, z: number, index: number): number {
  const cos = COS[index] as number;
  const sin = SIN[index] as number;
  const half = BREADTH[index] as number;
  const px = Math.abs(x * cos + z * sin) - half + 0.3;
  const pz = Math.abs(z * cos - x * sin) - half + 0.3;
  const ox = px > 0 ? px : 0;
  const oz = pz > 0 ? pz : 0;
  const inside = Math.max(px, pz);
  const flat = Math.sqrt(ox * ox + oz * oz) + (inside < 0 ? inside : 0) - 0.3;
  const up = Math.abs(y - (index + 0.5) * PITCH) - 0.085;
  const of = flat > 0 ? flat : 0;
  const ou = up > 0 ? up : 0;
  const deep = Math.max(flat, up);
  return (deep < 0 ? deep : 0) + Math.sqrt(of * of + ou * ou) - 0.012;
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(88);
  const camera = { eye: [0.5, 1.3, -17], target: [-0.25, 1.3, 0], lens: 0.52, rise: 0.74 } as const;
  const canvas = march(
    {
      camera,
      low: [-2.6, 0, -2.6],
      high: [2.6, PITCH * PLATES, 2.6],
      distance(x, y, z) {
        const radius = Math.sqrt(x * x + z * z);
        if (radius > 2.3) return radius - 2.1;
        const index = Math.min(PLATES - 1, Math.max(0, Math.floor(y / PITCH)));
        const inside = y / PITCH - index < 0.5 ? -1 : 1;
        const other = Math.min(PLATES - 1, Math.max(0, index + inside));
        return Math.min(plate(x, y, z, index), plate(x, y, z, other), radius - 0.2);
      },
      sun: [-0.8, 0.75, -0.5],
      sunlight: rgb('#cfe0e6', 1.5),
      ambient: rgb('#4a6a74', 0.32),
      bounce: rgb('#6e3a1c', 0.35),
      hardness: 7,
      caution: 0.75,
      fog: 0.01,
      sky(dx, dy, _dz, out) {
        const shaft = bell(dx + 0.28 - dy * 0.5, 0.22) * smooth(0.0, 0.9, dy + 0.25);
        const floorGlow = bell(dy, 0.24);
        out[0] = 0.007 + shaft * 0.05 + floorGlow * 0.024;
        out[1] = 0.012 + shaft * 0.082 + floorGlow * 0.027;
        out[2] = 0.016 + shaft * 0.09 + floorGlow * 0.028;
      },
      skin(_x, y, _z, out) {
        const tone = 0.62 + 0.1 * noise.at2(y * 3.1, 4);
        out[0] = tone;
        out[1] = tone * 0.96;
        out[2] = tone * 0.9;
      },
      ember(x, y, z, out) {
        const radius = Math.hypot(x, z);
        const breath = 0.35 + 0.65 * smooth(-0.4, 1, Math.sin((y / (PITCH * PLATES)) * 10.2 - 0.9));
        const heat = (bell(radius, 0.72) * 2.1 + (radius < 0.24 ? 2.4 : 0)) * breath;
        out[0] = heat;
        out[1] = heat * 0.36;
        out[2] = heat * 0.1;
      },
      ground(x, z, out) {
        const tone = 0.03 * (1 + 0.3 * noise.at2(x * 0.8, z * 0.8));
        const warm = bell(Math.hypot(x, z), 2.6) * 0.35;
        out[0] = tone + warm * 0.35;
        out[1] = tone + warm * 0.14;
        out[2] = tone * 1.1 + warm * 0.05;
        return 0.75;
      },
      ripple(x, z, _distance, out) {
        out[0] = noise.at2(x * 9, z * 3) * 0.012;
        out[2] = noise.at2(x * 7 + 40, z * 4) * 0.03;
      },
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(canvas, width, height);
  const view = createView(camera, width / height);
  for (const [x, z, size, pose] of [
    [2.75, -1.2, 0.98, 'standing'],
    [-3.3, 3.5, 0.92, 'dress'],
  ] as const) {
    const foot = view.project([x, 0, z]);
    const crown = view.project([x, size, z]);
    stand(full, pose, foot.u * width, foot.v * height, (foot.v - crown.v) * height, rgb('#05070a'), 0.96);
  }
  return full;
}

/** Forty-six plates turning around a warm core in a dark hall. */
export const breathingColumn: Picture = {
  pathname: 'works/breathing-column.jpg',
  width: 1400,
  height: 2100,
  paint,
  look: {
    curve: 'film',
    exposure: 1.15,
    bloom: 0.14,
    bloomReach: 0.03,
    vignette: 0.3,
    grain: 2.6,
    grainSize: 1.5,
  },
};
