import { type Canvas, shade } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { createFlock } from '../core/flock';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { stroke } from '../core/strokes';

function paint(width: number, height: number): Canvas {
  const noise = createNoise(2323);
  const sky = ramp(
    [0, '#8fa3b8', 0.92],
    [0.45, '#c9c4c4', 0.95],
    [0.72, '#f0d6bd', 1],
    [0.9, '#efb78f', 0.98],
    [1, '#c9866c', 0.85],
  );
  const small = shade(width >> 2, height >> 2, (x, y, out) => {
    const u = (x * 4) / width;
    const v = (y * 4) / height;
    const cloud = fbm(noise, u * 3, v * 9, 4) * 0.06;
    const tone = sky(clamp(v * 0.98 + cloud, 0, 1));
    const glow = bell(Math.hypot((u - 0.72) * 1.6, v - 0.86), 0.3) * 0.12;
    out[0] = tone[0] * 0.84 + glow;
    out[1] = tone[1] * 0.84 + glow * 0.72;
    out[2] = tone[2] * 0.84 + glow * 0.5;
  });
  const canvas = resize(small, width, height);
  const unit = width / 2100;
  const flock = createFlock(Math.round(30_000 * Math.min(1, unit * unit * 1.4)), 31);
  const place = new Float64Array(4);
  const later = new Float64Array(4);
  const near = rgb('#1b1a22');
  const far = rgb('#7d7880');
  for (let bird = 0; bird < flock.count; bird++) {
    flock.at(bird, 0.17, place);
    flock.at(bird, 0.1725, later);
    const depth = clamp((place[2] as number) * 0.9 + 0.5, 0, 1);
    const x = (0.49 + (place[0] as number) * 0.4) * width;
    const y = (0.45 + (place[1] as number) * 0.62) * height;
    const dx = ((later[0] as number) - (place[0] as number)) * 0.4 * width;
    const dy = ((later[1] as number) - (place[1] as number)) * 0.62 * height;
    const speed = Math.hypot(dx, dy) || 1;
    const size = (1.5 + depth * 3.6) * unit;
    const tone = mixRgb(far, near, depth ** 0.7);
    const wing = 0.45 + 0.55 * Math.abs(place[3] as number);
    const ux = dx / speed;
    const uy = dy / speed;
    const alpha = 0.4 + 0.5 * depth;
    stroke(
      canvas,
      x - ux * size * 0.5,
      y - uy * size * 0.5,
      x + ux * size * 0.5,
      y + uy * size * 0.5,
      size * 0.5,
      size * 0.2,
      tone,
      alpha,
    );
    if (depth > 0.35) {
      stroke(
        canvas,
        x - uy * size * wing,
        y + ux * size * wing - size * 0.3,
        x,
        y,
        size * 0.12,
        size * 0.42,
        tone,
        alpha,
      );
      stroke(
        canvas,
        x + uy * size * wing,
        y - ux * size * wing - size * 0.3,
        x,
        y,
        size * 0.12,
        size * 0.42,
        tone,
        alpha,
      );
    }
  }
  // A low shore closes the picture.
  const ground = rgb('#2a2530');
  for (let x = 0; x < width; x++) {
    const u = x / width;
    const crest = 0.945 + fbm(noise, u * 4, 2, 4) * 0.012 - smooth(0.5, 0, u) * 0.012;
    const reeds = Math.abs(noise.at2(u * 300, 1)) * 0.007;
    stroke(
      canvas,
      x,
      (crest - reeds) * height,
      x,
      height + 4,
      1.5,
      1.5,
      mixRgb(ground, rgb('#4a3a3c'), bell(u - 0.72, 0.2)),
      0.97,
    );
  }
  return canvas;
}

/** Thirty thousand birds that are one thought. */
export const murmurationEngine: Picture = {
  pathname: 'works/murmuration-engine.jpg',
  width: 2100,
  height: 1400,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.98,
    contrast: 1.1,
    bloom: 0.03,
    vignette: 0.25,
    grain: 2.8,
    grainSize: 1.5,
    floor: 9,
  },
};
