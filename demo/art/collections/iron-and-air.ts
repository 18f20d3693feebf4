import { trace } from '../core/attractor';
import { type Canvas, shade } from '../core/canvas';
import { ramp } from '../core/colour';
import { bell, clamp } from '../core/maths';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';

function paint(width: number, height: number): Canvas {
  const w = Math.round(width * 0.6);
  const h = Math.round(height * 0.6);
  const density = trace({ a: -1.7, b: 1.8, c: -1.9, d: -0.4 }, w, h, h * 0.262, Math.round(w * h * 7), 17);
  const iron = ramp([0, '#3f5566'], [0.35, '#a7b7bd'], [0.6, '#f0e5d6'], [0.8, '#d9733a'], [1, '#8f2c14']);
  const canvas = shade(w, h, (x, y, out) => {
    const i = y * w + x;
    const count = density.hits[i] as number;
    const light = Math.log1p(count * 0.55) / Math.log1p(density.peak * 0.55);
    const tone = iron(clamp((density.speed[i] as number) * 0.21 - 0.05, 0, 1));
    const back = 0.011 + 0.03 * bell(Math.hypot(x / w - 0.5, y / h - 0.5), 0.4);
    const power = light ** 1.7 * 1.25;
    out[0] = back * 0.9 + tone[0] * power;
    out[1] = back + tone[1] * power;
    out[2] = back * 1.15 + tone[2] * power;
  });
  return resize(canvas, width, height);
}

/** Smoke from a strange attractor, in the colours of iron. */
export const ironAndAir: Picture = {
  pathname: 'collections/iron-and-air.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: {
    curve: 'film',
    exposure: 0.95,
    bloom: 0.1,
    bloomReach: 0.02,
    vignette: 0.3,
    grain: 2.6,
    grainSize: 1.5,
  },
};
