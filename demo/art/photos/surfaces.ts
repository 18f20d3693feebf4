import { type Canvas, createCanvas, shade } from '../core/canvas';
import { mixRgb, rgb, scaleRgb } from '../core/colour';
import { bell, clamp, mix, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { createRandom, gaussian, hash2 } from '../core/random';
import { resize } from '../core/resize';
import { disc, lamp, stroke } from '../core/strokes';
import { focused } from './focus';
import { FILM, MONOCHROME, TALL, WIDE } from './look';

/** Plaster under raking light. */
function plaster(width: number, height: number): Canvas {
  const noise = createNoise(2202);
  const w = Math.round(width * 0.6);
  const h = Math.round(height * 0.6);
  const relief = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const u = x / h;
      const v = y / h;
      const trowel = Math.hypot(u - 1.7, v + 0.5) * 26 + fbm(noise, u * 2, v * 2, 2) * 4;
      const drag = noise.at2(trowel * 1.7, (u + v) * 2.2) * 0.55 + noise.at2(trowel * 5, (u - v) * 1.5) * 0.2;
      const pits = Math.max(0, noise.at2(u * 24, v * 24) - 0.42) * -2.6;
      relief[y * w + x] = fbm(noise, u * 3, v * 3, 3) * 2 + drag + pits + 0.06 * noise.at2(u * 120, v * 120);
    }
  }
  const canvas = shade(w, h, (x, y, out) => {
    const i = y * w + x;
    const right = x < w - 2 ? (relief[i + 2] as number) : (relief[i] as number);
    const down = y < h - 2 ? (relief[i + 2 * w] as number) : (relief[i] as number);
    const lean = ((relief[i] as number) - right) * 3.4 + ((relief[i] as number) - down) * 1.5;
    const u = x / w;
    const falls = mix(1.25, 0.3, smooth(0, 1, u + 0.1 * (y / h)));
    const tone = clamp(0.22 + lean * 0.3, 0.008, 1.1) * falls;
    out[0] = tone * 1.02;
    out[1] = tone;
    out[2] = tone * 0.97;
  });
  return resize(canvas, width, height);
}

/** The plotter's pen on heavy paper. */
function plotter(width: number, height: number): Canvas {
  const noise = createNoise(2302);
  const random = createRandom(23);
  const canvas = resize(
    shade(width >> 1, height >> 1, (x, y, out) => {
      const tooth = noise.at2(x * 0.31, y * 0.31) * 0.03 + noise.at2(x * 0.09, y * 0.09) * 0.025;
      const light = 0.58 + 0.2 * bell(Math.hypot(x / width - 0.16, y / height - 0.15), 0.4) + tooth;
      out[0] = light * 1.02;
      out[1] = light * 0.98;
      out[2] = light * 0.9;
    }),
    width,
    height,
  );
  const ink = rgb('#151a2b');
  for (let line = 0; line < 74; line++) {
    const t = line / 73;
    const y0 = mix(-0.05, 1.08, t ** 1.35);
    const gap = mix(0.006, 0.03, t);
    let [px, py] = [0, 0];
    const reach = line < 55 ? 1.06 : line === 55 ? 0.62 : 0;
    for (let s = 0; s <= 120 * reach; s++) {
      const u = s / 120;
      const swell = fbm(noise, u * 3 + 2, t * 4, 3) * gap * 2.6 + 0.1 * bell(u - 0.6, 0.25) * t;
      const x = u * width;
      const y = (y0 - swell) * height;
      const press = mix(1.1, 4.4, t) * (0.85 + 0.3 * noise.at2(s * 0.3, line));
      if (s > 0) stroke(canvas, px, py, x, y, press, press, ink, 0.86, 1.3 + gaussian(random) * 0.1);
      [px, py] = [x, y];
    }
    if (line === 55) {
      // The pen rests where its line ends; its shadow falls to the right.
      const s = height / 1600;
      stroke(
        canvas,
        px + 20 * s,
        py + 8 * s,
        px + 420 * s,
        py - 120 * s,
        30 * s,
        120 * s,
        [0.02, 0.02, 0.03],
        0.35,
        40 * s,
      );
      stroke(canvas, px, py, px + 60 * s, py - 150 * s, 6 * s, 34 * s, rgb('#8d8f94'), 1, 2);
      stroke(
        canvas,
        px + 58 * s,
        py - 146 * s,
        px + 250 * s,
        py - 640 * s,
        60 * s,
        84 * s,
        rgb('#1c1d21'),
        1,
        2,
      );
      stroke(
        canvas,
        px + 40 * s,
        py - 150 * s,
        px + 226 * s,
        py - 640 * s,
        8 * s,
        12 * s,
        rgb('#9a9ca2'),
        0.7,
        9 * s,
      );
      stroke(
        canvas,
        px + 118 * s,
        py - 330 * s,
        px + 134 * s,
        py - 372 * s,
        76 * s,
        78 * s,
        rgb('#c0432c'),
        1,
        2,
      );
    }
  }
  return focused(canvas, width * 0.005, (_u, v) => 1.2 - Math.abs(v - 0.62) * 2.2);
}

/** A wall of diodes, close up. */
function diodes(width: number, height: number): Canvas {
  const noise = createNoise(2402);
  const canvas = createCanvas(width, height, rgb('#050506'));
  const rows = 26;
  const warm = rgb('#ff7a4a');
  const cool = rgb('#5a7dff');
  const white = rgb('#ffe9d0');
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    // Rows come closer towards the lower edge.
    const y = height * (1.08 - 1.16 * (1 - t) ** 0.62);
    const pitch = mix(width / 74, width / 17, t ** 1.5);
    const blur = Math.abs(t - 0.62) * 2.2;
    for (let column = -12; column <= 12 + (1 - t) * 28; column++) {
      for (const way of column === 0 ? [1] : [-1, 1]) {
        const x = width * 0.46 + way * column * pitch;
        if (column < 0 || x < -pitch || x > width + pitch) continue;
        const field = fbm(noise, way * column * 0.11 + 3, row * 0.13, 3);
        const power = smooth(-0.25, 0.5, field) ** 1.5;
        const tone = mixRgb(mixRgb(cool, warm, smooth(-0.1, 0.35, field)), white, smooth(0.3, 0.7, field));
        const radius = pitch * (0.15 + blur * 0.33);
        const gain = (0.03 + power * 1.5) / (1 + blur * blur * 9);
        disc(
          canvas,
          x,
          y,
          pitch * 0.3,
          rgb('#101113'),
          0.5 * (1 - Math.min(1, blur)),
          pitch * 0.1 + blur * 9,
        );
        lamp(canvas, x, y, radius, scaleRgb(tone, gain), 0.25 + 0.2 * (1 - Math.min(1, blur)));
        lamp(canvas, x, y, radius * 3, scaleRgb(tone, gain * 0.07));
        if (blur < 0.3 && hash2(row, column, 3) < 2)
          lamp(canvas, x, y, pitch * 0.08, scaleRgb(white, power * 0.9));
      }
    }
  }
  return canvas;
}

/** Surfaces, 22 to 24. */
export const SURFACES: readonly Picture[] = [
  {
    pathname: 'photos/photo-22.jpg',
    width: 1300,
    height: 1300,
    paint: plaster,
    look: { ...MONOCHROME, exposure: 1 },
  },
  { pathname: 'photos/photo-23.jpg', ...TALL, paint: plotter, look: { ...FILM, curve: 'paper' } },
  { pathname: 'photos/photo-24.jpg', ...WIDE, paint: diodes, look: { ...FILM, exposure: 1.2, bloom: 0.25 } },
];
