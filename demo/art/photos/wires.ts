import { type Canvas, createCanvas } from '../core/canvas';
import { mixRgb, type Rgb, rgb, scaleRgb } from '../core/colour';
import { bell, mix } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { between, createRandom } from '../core/random';
import { resize } from '../core/resize';
import { disc, lamp, stroke } from '../core/strokes';
import { focused } from './focus';
import { FILM, WIDE } from './look';

/** Cables behind a wall of screens. */
function cables(width: number, height: number): Canvas {
  const random = createRandom(1901);
  const w = Math.round(width * 0.7);
  const h = Math.round(height * 0.7);
  const canvas = createCanvas(w, h, rgb('#0b0b0d'));
  const jackets: readonly Rgb[] = [
    '#1b1c1f',
    '#1b1c1f',
    '#26282c',
    '#6d2a20',
    '#23374f',
    '#8a8378',
    '#1d1e20',
    '#3b3d40',
  ].map((hex) => rgb(hex));
  for (let k = 0; k < 62; k++) {
    const depth = k / 61;
    const jacket = scaleRgb(jackets[Math.floor(random() * jackets.length)] as Rgb, mix(0.22, 1.25, depth));
    const thick = mix(8, 30, depth) * (h / 747) * between(random, 0.6, 1.3);
    const from = between(random, -0.15, 0.75);
    const to = between(random, 0.1, 1.15);
    const sag = between(random, -0.25, 0.75);
    const sway = between(random, -0.14, 0.14);
    const steps = 90;
    const point = (t: number): [number, number] => [
      (t * 1.16 - 0.08) * w,
      (mix(from, to, t * t * (3 - 2 * t)) + sag * t * (1 - t) + sway * Math.sin(t * 7 + k)) * h,
    ];
    // Each layer runs the whole length before the next, or every joint would show.
    for (let layer = 0; layer < 4; layer++) {
      let [x0, y0] = point(0);
      for (let s = 1; s <= steps; s++) {
        const [x1, y1] = point(s / steps);
        if (layer === 0) {
          const low = thick * 0.3;
          stroke(
            canvas,
            x0,
            y0 + low,
            x1,
            y1 + low,
            thick * 1.35,
            thick * 1.35,
            [0, 0, 0],
            0.14,
            thick * 0.5,
          );
        } else if (layer === 1) {
          stroke(canvas, x0, y0, x1, y1, thick, thick, scaleRgb(jacket, 0.42), 1, 1.5);
        } else if (layer === 2) {
          const high = thick * 0.1;
          stroke(canvas, x0, y0 - high, x1, y1 - high, thick * 0.5, thick * 0.5, jacket, 1, thick * 0.4);
        } else {
          const high = thick * 0.2;
          const shine = bell(s / steps - 0.36 - sway, 0.22) * mix(0.04, 0.5, depth);
          const wet = mixRgb(jacket, [0.8, 0.86, 0.95], shine);
          stroke(canvas, x0, y0 - high, x1, y1 - high, thick * 0.12, thick * 0.12, wet, 1, thick * 0.16);
        }
        [x0, y0] = [x1, y1];
      }
    }
  }
  for (let k = 0; k < 7; k++) {
    const tone = k % 3 === 0 ? rgb('#ff9a3c', 0.7) : rgb('#67d0b0', 0.5);
    lamp(
      canvas,
      between(random, 0.05, 0.95) * w,
      between(random, 0.05, 0.4) * h,
      between(random, 9, 22),
      tone,
      0.25,
    );
  }
  const full = resize(canvas, width, height);
  return focused(full, width * 0.0035, (u, v) => 1.15 - Math.abs(v - 0.62 + (u - 0.5) * 0.2) * 2.1);
}

/** A board that drives a wall: traces, vias, pads. */
function board(width: number, height: number): Canvas {
  const w = Math.round(width * 0.75);
  const h = Math.round(height * 0.75);
  const noise = createNoise(2001);
  const random = createRandom(20);
  const canvas = createCanvas(w, h, rgb('#0f2a26'));
  const copper = rgb('#1d4a41');
  const gold = rgb('#d9b46a');
  const pitch = h / 34;
  for (let k = 0; k < 150; k++) {
    let x = Math.floor(random() * 52) * pitch;
    let y = Math.floor(random() * 34) * pitch;
    let heading = Math.floor(random() * 4) * 2;
    const wide = random() < 0.2 ? pitch * 0.42 : pitch * 0.24;
    disc(canvas, x, y, pitch * 0.34, gold);
    disc(canvas, x, y, pitch * 0.15, [0.004, 0.006, 0.006]);
    for (let s = 0; s < 7; s++) {
      const length = (2 + Math.floor(random() * 6)) * pitch;
      const nx = x + Math.cos((heading * Math.PI) / 4) * length;
      const ny = y + Math.sin((heading * Math.PI) / 4) * length;
      stroke(canvas, x, y, nx, ny, wide, wide, copper, 1, 1.2);
      stroke(
        canvas,
        x,
        y - wide * 0.25,
        nx,
        ny - wide * 0.25,
        wide * 0.16,
        wide * 0.16,
        rgb('#4f8a78'),
        0.55,
        1.2,
      );
      x = nx;
      y = ny;
      heading += random() < 0.5 ? 1 : -1;
    }
    disc(canvas, x, y, pitch * 0.34, gold);
    disc(canvas, x, y, pitch * 0.15, [0.004, 0.006, 0.006]);
  }
  for (let k = 0; k < 9; k++) {
    const x = Math.floor(between(random, 3, 46)) * pitch;
    const y = Math.floor(between(random, 3, 29)) * pitch;
    const side = pitch * (k < 3 ? 5 : 2.4);
    for (let p = 0; p < 9; p++) {
      const t = ((p + 0.5) / 9 - 0.5) * side * 0.9;
      for (const way of [-1, 1]) {
        stroke(
          canvas,
          x + t,
          y + way * side * 0.5,
          x + t,
          y + way * side * 0.64,
          pitch * 0.16,
          pitch * 0.16,
          gold,
          1,
        );
        stroke(
          canvas,
          x + way * side * 0.5,
          y + t,
          x + way * side * 0.64,
          y + t,
          pitch * 0.16,
          pitch * 0.16,
          gold,
          1,
        );
      }
    }
    for (let s = -20; s <= 20; s++) {
      const row = y + (s / 40) * side;
      stroke(canvas, x - side / 2, row, x + side / 2, row, side / 36, side / 36, rgb('#15161a'), 1, 1);
    }
    stroke(
      canvas,
      x - side * 0.3,
      y - side * 0.1,
      x + side * 0.25,
      y - side * 0.1,
      side * 0.03,
      side * 0.03,
      rgb('#7d8084'),
      0.5,
    );
    disc(canvas, x - side * 0.36, y - side * 0.36, side * 0.05, rgb('#3a3c40'));
  }
  // A lamp from the upper left, and the board leans away from it.
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const u = x / w;
      const v = y / h;
      const light =
        0.28 + 1.5 * bell(Math.hypot(u - 0.34, v - 0.46), 0.42) + 0.05 * fbm(noise, u * 30, v * 30, 2);
      const i = (y * w + x) * 3;
      for (let c = i; c < i + 3; c++) canvas.data[c] = (canvas.data[c] as number) * light;
    }
  }
  const full = resize(canvas, width, height);
  return focused(full, width * 0.0045, (u, v) => 1.1 - Math.abs(v - 0.5 + (u - 0.4) * 0.3) * 2.6);
}

/** Wires, 19 and 20. */
export const WIRES: readonly Picture[] = [
  {
    pathname: 'photos/photo-19.jpg',
    ...WIDE,
    paint: cables,
    look: { ...FILM, curve: 'paper', exposure: 1.5 },
  },
  { pathname: 'photos/photo-20.jpg', ...WIDE, paint: board, look: { ...FILM, exposure: 1.1 } },
];
