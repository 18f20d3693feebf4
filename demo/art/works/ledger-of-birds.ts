import { type Canvas, shade } from '../core/canvas';
import { mixRgb, rgb } from '../core/colour';
import { clamp, mix, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { between, createRandom, gaussian } from '../core/random';
import { resize } from '../core/resize';
import { fill, rounded } from '../core/shapes';
import { stroke } from '../core/strokes';

const COLUMNS = 18;
const ROWS = 25;

/** A bird in flight with wings raised by `lift` (-1 … 1), turned by `tilt`. */
function bird(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  lift: number,
  tilt: number,
  ink: readonly [number, number, number],
  alpha: number,
): void {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const place = (points: readonly number[]): number[] =>
    points.map((value, k) => {
      const px = (k % 2 ? (points[k - 1] as number) : value) * size;
      const py = (k % 2 ? value : (points[k + 1] as number)) * size;
      return k % 2 ? y + px * sin + py * cos : x + px * cos - py * sin;
    });
  const up = -lift * 0.5;
  const body = rounded(
    place([
      -0.34, 0.02, -0.1, -0.07, 0.16, -0.06, 0.3, -0.03, 0.39, 0, 0.28, 0.03, 0.1, 0.07, -0.12, 0.05, -0.5,
      0.1, -0.46, 0.03,
    ]),
    2,
  );
  const near = rounded(
    place([
      0.12,
      -0.03,
      0.02,
      up * 0.55 - 0.05,
      -0.12,
      up * 1.05,
      -0.34,
      up * 1.35,
      -0.22,
      up * 0.75,
      -0.16,
      0.02,
    ]),
    2,
  );
  const far = rounded(
    place([
      0.16,
      -0.03,
      0.15,
      up * 0.5 - 0.07,
      0.1,
      up * 0.92 - 0.06,
      0.02,
      up * 1.2 - 0.04,
      0.0,
      up * 0.6,
      0.0,
      -0.03,
    ]),
    2,
  );
  fill(canvas, [far], mixRgb(ink, rgb('#b9aa92'), 0.35), alpha * 0.9);
  fill(canvas, [body, near], ink, alpha);
}

function paint(width: number, height: number): Canvas {
  const noise = createNoise(2324);
  const random = createRandom(23);
  const paper = rgb('#e9e0cd');
  const stain = rgb('#c7b08a');
  const small = shade(width >> 1, height >> 1, (x, y, out) => {
    const u = (x * 2) / width;
    const v = (y * 2) / height;
    const age = clamp(
      0.12 +
        fbm(noise, u * 3, v * 3, 4) * 0.16 +
        smooth(0.38, 0.56, Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5))) * 0.3,
      0,
      1,
    );
    const tone = mixRgb(paper, stain, age);
    const fibre = 1 + noise.at2(x * 0.9, y * 0.09) * 0.014;
    out[0] = tone[0] * fibre;
    out[1] = tone[1] * fibre;
    out[2] = tone[2] * fibre;
  });
  const canvas = resize(small, width, height);
  const unit = width / 1500;
  const ink = rgb('#1d2433');
  const red = rgb('#b3392b');
  const rule = rgb('#8fa3b5');
  const left = width * 0.12;
  const right = width * 0.93;
  const top = height * 0.085;
  const bottom = height * 0.935;
  const pitchX = (right - left) / COLUMNS;
  const pitchY = (bottom - top) / ROWS;
  for (let row = 0; row <= ROWS; row++) {
    const y = top + row * pitchY;
    stroke(
      canvas,
      width * 0.05,
      y,
      width * 0.955,
      y + gaussian(random) * unit,
      1.3 * unit,
      1.3 * unit,
      rule,
      0.5,
    );
  }
  stroke(
    canvas,
    width * 0.098,
    height * 0.03,
    width * 0.098,
    height * 0.97,
    1.6 * unit,
    1.6 * unit,
    red,
    0.5,
  );
  stroke(
    canvas,
    width * 0.103,
    height * 0.03,
    width * 0.103,
    height * 0.97,
    1.2 * unit,
    1.2 * unit,
    red,
    0.35,
  );
  for (let row = 0; row < ROWS; row++) {
    const day = row / (ROWS - 1);
    for (let column = 0; column < COLUMNS; column++) {
      const t = column / (COLUMNS - 1);
      // Towards autumn the ledger empties: the birds lift off their lines and leave.
      const leaving = smooth(0.46, 1, day + (t - 0.5) * 0.5 + fbm(noise, t * 3, day * 3, 2) * 0.22);
      if (random() < leaving * 0.74) continue;
      const x = left + (column + 0.5) * pitchX + leaving * leaving * between(random, -0.4, 1.9) * pitchX;
      const y = top + (row + 0.56) * pitchY - leaving * between(random, 0, 2.3) * pitchY;
      const beat = Math.sin((column + row * 5) * 0.71 + Math.sin(row * 0.5) * 2);
      const size = pitchX * mix(0.74, 0.96, random()) * (1 + leaving * 0.25);
      const tilt = gaussian(random) * 0.07 - leaving * 0.42;
      const marked = random() < 0.022;
      bird(canvas, x, y, size, beat, tilt, marked ? red : ink, 0.86 - 0.2 * random());
    }
    // A tally in the margin for every row.
    const tally = 1 + Math.floor((1 - day) * 4.6 + random() * 1.3);
    for (let k = 0; k < tally; k++) {
      const x = width * 0.055 + k * 7 * unit;
      const y = top + (row + 0.32) * pitchY;
      if (k === 4)
        stroke(canvas, x - 32 * unit, y + 22 * unit, x, y + 3 * unit, 2 * unit, 1.4 * unit, ink, 0.75);
      else
        stroke(
          canvas,
          x + gaussian(random) * unit,
          y,
          x + gaussian(random) * unit,
          y + 25 * unit,
          2 * unit,
          1.5 * unit,
          ink,
          0.75,
        );
    }
  }
  return canvas;
}

/** A year of birds, entered one by one. */
export const ledgerOfBirds: Picture = {
  pathname: 'works/ledger-of-birds.jpg',
  width: 1500,
  height: 2000,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.97,
    contrast: 1.06,
    vignette: 0.15,
    grain: 2.4,
    grainSize: 1.4,
    floor: 10,
  },
};
