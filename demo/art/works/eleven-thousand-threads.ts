import { type Canvas, createCanvas } from '../core/canvas';
import { ramp, rgb } from '../core/colour';
import { currentOf } from '../core/current';
import { bell, clamp, smooth } from '../core/maths';
import type { Picture } from '../core/picture';
import { createRandom, gaussian } from '../core/random';
import { glow } from '../core/strokes';

const THREADS = 11_000;

function paint(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height, rgb('#08070a'));
  const flow = currentOf(11, 1.5, 1, height / width);
  const random = createRandom(11_000);
  const colours = ramp(
    [0, '#2a3f8f'],
    [0.25, '#5e3fa0'],
    [0.45, '#d8436b'],
    [0.65, '#ff8f5a'],
    [0.85, '#ffd9a0'],
    [1, '#f6f2e6'],
  );
  const out = new Float64Array(2);
  const unit = height / 2000;
  const step = 2.1 * unit;
  const scale = 1 / height;
  const area = Math.min(1, unit * unit * 1.6);
  const threads = Math.round(THREADS * area);
  for (let k = 0; k < threads; k++) {
    // Threads start on a loose diagonal band, as on a warp beam.
    const t = random();
    let x = (0.02 + 0.96 * t + gaussian(random) * 0.035) * width;
    let y = (0.99 - 0.1 * t + gaussian(random) * 0.05) * height;
    const hue = clamp(t * 0.72 + gaussian(random) * 0.09 + 0.12, 0, 1);
    const tone = colours(hue);
    const length = 155 + Math.floor(random() * 265);
    const power = (0.022 + 0.09 * random() ** 5) * (0.5 + 0.5 * Math.min(1, unit + 0.3));
    for (let s = 0; s < length; s++) {
      const u = x * scale;
      const v = y * scale;
      flow(u, v, out);
      const pull = bell(v - 0.42, 0.36);
      let dx = (out[0] as number) * (0.35 + 1.15 * pull);
      let dy = (out[1] as number) * (0.35 + 1.15 * pull) - 1.1 - 0.4 * (1 - pull);
      dx += (0.36 - u) * 0.9 * smooth(0.75, 0.3, v);
      const inverse = step / Math.hypot(dx, dy);
      dx *= inverse;
      dy *= inverse;
      x += dx;
      y += dy;
      const fade = Math.min(1, s / 30, (length - s) / 60) * power;
      const sheen = 1 + 1.6 * bell(Math.atan2(dy, dx) + 1.1, 0.3);
      glow(canvas, x, y, tone[0] * fade * sheen, tone[1] * fade * sheen, tone[2] * fade * sheen);
      x += dx;
      y += dy;
      glow(canvas, x, y, tone[0] * fade * sheen, tone[1] * fade * sheen, tone[2] * fade * sheen);
    }
  }
  return canvas;
}

/** Eleven thousand threads drawn through a current of noise. */
export const elevenThousandThreads: Picture = {
  pathname: 'works/eleven-thousand-threads.jpg',
  width: 1500,
  height: 2000,
  paint,
  look: {
    curve: 'film',
    exposure: 1.5,
    saturation: 1.05,
    bloom: 0.12,
    bloomReach: 0.02,
    vignette: 0.1,
    grain: 2.2,
    grainSize: 1.3,
  },
};
