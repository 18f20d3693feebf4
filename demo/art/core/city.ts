import { type Camera, createView } from './camera';
import { type Canvas, shade } from './canvas';
import { type Rgb, ramp, rgb } from './colour';
import { bell, clamp, smooth } from './maths';
import { createNoise, fbm } from './noise';
import { createRandom, gaussian, hash2 } from './random';
import { resize } from './resize';
import { glow, glowLine, lamp } from './strokes';

const SIZE = 4.4;

/** Each cell of the plan has one crossing; neighbours are joined by streets, as in a relaxed Voronoi diagram. */
function crossing(cx: number, cz: number): [number, number] {
  return [(cx + 0.12 + 0.76 * hash2(cx, cz, 71)) * SIZE, (cz + 0.12 + 0.76 * hash2(cx, cz, 72)) * SIZE];
}

const AMBER = rgb('#ff9f4a');
const WHITE = rgb('#f1ead8');
const BLUE = rgb('#6fb4ff');
const RED = rgb('#ff3d33');

/** The night side of a city, for any camera that looks along +z. `arcs` messages fly between the quarters. */
export function drawCity(
  width: number,
  height: number,
  camera: Camera,
  arcs: number,
  horizon: number,
): Canvas {
  const noise = createNoise(2020);
  const view = createView(camera, width / height);
  const air = ramp([0, '#04060a'], [0.45, '#080f1a'], [0.75, '#18233a'], [0.92, '#4b435a'], [1, '#8c6a62']);
  const river = (x: number, z: number): number =>
    smooth(2.2, 3.4, Math.abs(x - 6 + Math.sin(z * 0.055 + 0.6) * 13 + Math.sin(z * 0.021) * 9));
  const density = (x: number, z: number): number =>
    smooth(-0.5, 0.3, fbm(noise, x * 0.017 + 4, z * 0.017 + 2, 3)) * river(x, z) * smooth(330, 150, z);
  const ray = new Float64Array(3);
  const small = shade(width >> 2, height >> 2, (x, y, out) => {
    const v = (y * 4) / height;
    const u = (x * 4) / width;
    const above = v < horizon;
    const glowing = bell(v - horizon, above ? 0.085 : 0.05) * (0.75 + 0.3 * fbm(noise, u * 3, 1, 2));
    const cloud = fbm(noise, u * 3, v * 16, 4) * 0.1 * smooth(horizon + 0.02, horizon - 0.2, v);
    const tone = air(clamp(0.1 + glowing * 0.7 + cloud, 0, 1));
    out[0] = tone[0] * 0.7;
    out[1] = tone[1] * 0.7;
    out[2] = tone[2] * 0.7;
    view.ray(u, v, ray);
    const dy = ray[1] as number;
    if (dy > -0.01) return;
    // Streets light the air above them.
    const t = -camera.eye[1] / dy;
    const lit = density(camera.eye[0] + (ray[0] as number) * t, camera.eye[2] + (ray[2] as number) * t);
    const warm = lit * lit * 0.011 * Math.exp(-t * 0.006);
    out[0] += warm;
    out[1] += warm * 0.5;
    out[2] += warm * 0.26;
  });
  const canvas = resize(small, width, height);
  const random = createRandom(20);
  const unit = width / 2200;
  const put = (x: number, y: number, z: number, tone: Rgb, power: number): void => {
    const { u, v, depth } = view.project([x, y, z]);
    if (depth < 2 || u < -0.02 || u > 1.02 || v > 1.03) return;
    const near = 40 / (depth + 8);
    const share = power * Math.exp(-depth * 0.0095);
    const px = u * width;
    const py = v * height;
    const radius = (1.2 + near * 1.5) * unit;
    if (near > 0.6 && radius > 1.2) {
      const gain = share * 0.95;
      lamp(canvas, px, py, radius, [tone[0] * gain, tone[1] * gain, tone[2] * gain]);
    } else {
      // What is smaller than a pixel keeps its light, not its size.
      const gain = share * (0.6 + near * 1.6) * unit * unit;
      glow(canvas, px, py, tone[0] * gain, tone[1] * gain, tone[2] * gain);
    }
  };
  for (let cz = 1; cz < 74; cz++) {
    for (let cx = -46; cx < 46; cx++) {
      const [ax, az] = crossing(cx, cz);
      const edge = view.project([ax, 0, az]);
      if (edge.u < -0.2 || edge.u > 1.2) continue;
      for (let way = 0; way < 3; way++) {
        const ox = way === 1 ? 0 : 1;
        const oz = way === 0 ? 0 : 1;
        if (way === 2 && hash2(cx, cz, 5) > 0.25) continue;
        const [bx, bz] = crossing(cx + ox, cz + oz);
        const lit = density((ax + bx) / 2, (az + bz) / 2);
        const avenue = way === 0 ? hash2(0, cz, 9) < 0.16 : way === 1 && hash2(cx, 0, 8) < 0.2;
        if (lit < 0.02 && !avenue) continue;
        const lamps = avenue ? 34 : 20;
        for (let k = 0; k < lamps; k++) {
          const t = (k + random() * 0.3) / lamps;
          const power = (avenue ? 1.5 : 0.62) * (avenue ? 0.35 + lit : lit) * (0.5 + random());
          put(ax + (bx - ax) * t, 0, az + (bz - az) * t, avenue ? WHITE : AMBER, power);
        }
      }
      const rank = hash2(cx, cz, 33);
      const centre = 1 + 2.2 * bell(Math.hypot(ax + 10, (az - 75) * 0.6), 26);
      const windows = (0.15 + rank ** 2) * 210 * centre;
      for (let k = 0; k < windows; k++) {
        const x = ax + gaussian(random) * SIZE * 0.42;
        const z = az + gaussian(random) * SIZE * 0.42;
        if (random() > density(x, z)) continue;
        const pick = random();
        const tone = pick < 0.62 ? AMBER : pick < 0.9 ? WHITE : pick < 0.975 ? BLUE : RED;
        put(x, random() ** 2 * rank * 2.4 * centre, z, tone, 0.22 + random() ** 5 * 1.9);
      }
    }
  }
  for (let k = 0; k < arcs; k++) {
    const [ax, az] = crossing(Math.round(gaussian(random) * 7) - 2, 8 + Math.floor(random() * 22));
    const [bx, bz] = crossing(Math.round(gaussian(random) * 9), 8 + Math.floor(random() * 30));
    const top = Math.hypot(bx - ax, bz - az) * 0.26;
    const head = (k * 0.37) % 1;
    const tone = k % 5 === 0 ? RED : BLUE;
    let before = view.project([ax, 0, az]);
    for (let s = 1; s <= 70; s++) {
      const t = s / 70;
      const here = view.project([ax + (bx - ax) * t, top * 4 * t * (1 - t), az + (bz - az) * t]);
      const strength = 0.05 + 0.75 * (t < head ? bell(t - head, 0.22) : bell(t - head, 0.02));
      glowLine(canvas, before.u * width, before.v * height, here.u * width, here.v * height, tone, strength);
      before = here;
    }
  }
  return canvas;
}
