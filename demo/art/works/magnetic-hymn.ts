import { type Canvas, createCanvas } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { bell, clamp } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { createRandom, gaussian } from '../core/random';
import { disc, stroke } from '../core/strokes';

const POLES: readonly (readonly [number, number, number])[] = [
  [0.3, 0.36, 1],
  [0.68, 0.31, -0.9],
  [0.52, 0.66, -0.7],
  [0.22, 0.76, 0.55],
  [0.82, 0.7, 0.75],
];

function paint(width: number, height: number): Canvas {
  const paper = rgb('#efe9dd');
  const ink = rgb('#17161b');
  const shadow = rgb('#8f8577');
  const red = rgb('#c8321f');
  const canvas = createCanvas(width, height, paper);
  const noise = createNoise(2018);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fibre = noise.at2(x * 0.35, y * 0.02) * 0.006 + noise.at2(x * 0.011, y * 0.013) * 0.012;
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) canvas.data[i + c] = (canvas.data[i + c] as number) * (1 + fibre);
    }
  }
  const random = createRandom(1810);
  const unit = width / 1800;
  const count = Math.round(74_000 * Math.min(1, unit * unit * 1.5));
  for (let k = 0; k < count; k++) {
    const u = random();
    const v = random();
    let bx = 0;
    let by = 0;
    let near = 9;
    for (const [px, py, charge] of POLES) {
      const dx = u - px;
      const dy = v - py;
      const d2 = dx * dx + dy * dy + 0.0004;
      bx += (charge * dx) / d2;
      by += (charge * dy) / d2;
      near = Math.min(near, Math.sqrt(d2));
    }
    const field = Math.hypot(bx, by);
    const density =
      clamp(field * 0.085 + 0.06 + 0.3 * fbm(noise, u * 5, v * 5, 2), 0, 1) *
      clamp((near - 0.028) * 60, 0, 1);
    const edge = Math.hypot(u - 0.5, v - 0.5);
    if (random() > density * (1 - clamp((edge - 0.4) * 9, 0, 1))) continue;
    const angle = Math.atan2(by, bx) + gaussian(random) * 0.09;
    const length = (9 + 30 * Math.min(1, field * 0.035) * (0.4 + random())) * unit;
    const dx = (Math.cos(angle) * length) / 2;
    const dy = (Math.sin(angle) * length) / 2;
    const x = u * width;
    const y = v * height;
    const warm = bell(near, 0.1) * (random() < 0.6 ? 1 : 0.3);
    const tone = mixRgb(ink, red, warm);
    stroke(
      canvas,
      x + unit,
      y + 1.6 * unit,
      x + dx + unit,
      y + dy + 1.6 * unit,
      2 * unit,
      unit,
      shadow,
      0.22,
      2 * unit,
    );
    stroke(canvas, x - dx, y - dy, x + dx, y + dy, (1.4 + random() * 1.9) * unit, 0.9 * unit, tone, 0.88);
  }
  for (const [px, py, charge] of POLES) {
    const radius = (17 + 15 * Math.abs(charge)) * unit;
    if (charge > 0) disc(canvas, px * width, py * height, radius, ink);
    else {
      disc(canvas, px * width, py * height, radius, ink);
      disc(canvas, px * width, py * height, radius - 3 * unit, paper);
    }
  }
  return canvas;
}

/** Filings on paper around five poles. */
export const magneticHymn: Picture = {
  pathname: 'works/magnetic-hymn.jpg',
  width: 1800,
  height: 1800,
  paint,
  look: { curve: 'paper', exposure: 0.98, vignette: 0.12, grain: 2, grainSize: 1.3, floor: 10 },
};
