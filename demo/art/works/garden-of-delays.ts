import { type Canvas, shade } from '../core/canvas';
import { mixRgb, type Rgb, ramp } from '../core/colour';
import { bell, clamp, mix } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { between, createRandom } from '../core/random';
import { resize } from '../core/resize';
import { glow, glowLine, lamp } from '../core/strokes';

interface Plant {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly lean: number;
  readonly bend: number;
  readonly leaflets: number;
  readonly near: number;
}

/** One moment of a fern: a stem bent by `sway`, leaflets that curl towards its tip. */
function fern(canvas: Canvas, plant: Plant, sway: number, stem: Rgb, tip: Rgb, strength: number): void {
  const steps = plant.leaflets;
  const step = plant.length / steps;
  let { x, y } = plant;
  let angle = -Math.PI / 2 + plant.lean;
  for (let k = 0; k < steps; k++) {
    const t = k / steps;
    angle += (plant.bend + sway * (0.25 + t * 1.3)) * (24 / steps);
    const nx = x + Math.cos(angle) * step;
    const ny = y + Math.sin(angle) * step;
    const tone = mixRgb(stem, tip, t);
    glowLine(canvas, x, y, nx, ny, tone, strength * (1.5 - t));
    if (t < 0.14) {
      x = nx;
      y = ny;
      continue;
    }
    const leaf =
      plant.length * 0.15 * Math.sin(Math.PI * clamp((t - 0.1) * 1.1, 0, 1)) ** 0.9 * (1 - t * 0.45);
    for (let side = -1; side <= 1; side += 2) {
      let lx = nx;
      let ly = ny;
      let lean = angle + side * mix(1.35, 0.5, t);
      for (let s = 0; s < 6; s++) {
        lean -= side * (0.055 + 0.1 * t) - sway * 1.4;
        const ex = lx + (Math.cos(lean) * leaf) / 6;
        const ey = ly + (Math.sin(lean) * leaf) / 6;
        glowLine(canvas, lx, ly, ex, ey, mixRgb(tone, tip, s / 6), strength * (0.55 - s * 0.05));
        lx = ex;
        ly = ey;
      }
      glow(canvas, lx, ly, tip[0] * strength * 2.2, tip[1] * strength * 2.2, tip[2] * strength * 2.2);
    }
    x = nx;
    y = ny;
  }
}

const ECHOES = 11;

function paint(width: number, height: number): Canvas {
  const random = createRandom(2023);
  const noise = createNoise(23);
  const unit = height / 2000;
  const air = ramp([0, '#07090b'], [0.4, '#0c1c1c'], [0.75, '#1d4a41'], [1, '#7fae86']);
  const small = shade(width >> 2, height >> 2, (x, y, out) => {
    const u = (x * 4) / width;
    const v = (y * 4) / height;
    const light = bell(Math.hypot((u - 0.6) * 0.85, v - 0.4), 0.3);
    const mist = fbm(noise, u * 2 + 3, v * 5, 3) * 0.16;
    const tone = air(clamp(0.12 + light * 0.42 + mist * (0.35 + light) + bell(v - 0.83, 0.2) * 0.16, 0, 1));
    out[0] = tone[0];
    out[1] = tone[1];
    out[2] = tone[2];
  });
  const canvas = resize(small, width, height);
  const stems = ramp([0, '#1f8f7a'], [0.5, '#7fcf9a'], [1, '#e6e2a8']);
  const tips = ramp([0, '#ff5d5d'], [0.45, '#ffae6b'], [1, '#f4f0d2']);
  const count = 44;
  for (let k = 0; k < count; k++) {
    const near = (k / (count - 1)) ** 1.1;
    const place = (k * 0.618 + 0.13) % 1;
    const plant: Plant = {
      x: mix(-0.02, 1.02, place) * width,
      y: mix(0.8, 1.08, near) * height,
      length:
        height *
        mix(0.2, 0.72, near ** 1.4) *
        between(random, 0.5, 1.1) *
        (1 - 0.3 * bell(place - 0.6, 0.16)),
      lean: between(random, -0.3, 0.3) + (0.58 - place) * 0.3,
      bend: between(random, 0.004, 0.034) * (place < 0.58 ? 1 : -1),
      leaflets: Math.round(mix(26, 54, near)),
      near,
    };
    const echo = between(random, 0.0016, 0.0042) * (random() < 0.5 ? -1 : 1);
    for (let moment = 0; moment < ECHOES; moment++) {
      const age = moment / (ECHOES - 1);
      const strength = mix(0.1, 0.22, near) * (moment === 0 ? 1.3 : 0.42 * (1 - age) ** 1.3 + 0.04);
      const stem = stems(clamp(1 - age - 0.1, 0, 1));
      fern(canvas, plant, echo * moment, stem, tips(1 - age), strength * Math.max(0.6, unit * 1.3));
    }
  }
  for (let k = 0; k < 130; k++) {
    const power = random() ** 4 * 0.8;
    const x = between(random, 0.05, 0.98) * width;
    const y = between(random, 0.12, 0.9) * height;
    lamp(canvas, x, y, between(random, 2, 7) * unit, [power, power * 0.84, power * 0.5]);
  }
  return canvas;
}

/** Ferns that answer a moment too late: every plant keeps eleven of its own echoes. */
export const gardenOfDelays: Picture = {
  pathname: 'works/garden-of-delays.jpg',
  width: 1500,
  height: 2000,
  paint,
  look: {
    curve: 'film',
    exposure: 1.1,
    bloom: 0.22,
    bloomReach: 0.016,
    vignette: 0.3,
    grain: 2.6,
    grainSize: 1.4,
  },
};
