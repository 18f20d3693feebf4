import sharp from 'sharp';
import { type Canvas, shade } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { develop, type Look } from '../core/develop';
import { createFlock, type Flock } from '../core/flock';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { glow, stroke } from '../core/strokes';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES = 80;
const MILLISECONDS = 75;
const BIRDS = 5200;

/** No grain: it would be most of what moves. */
const LOOK: Look = { curve: 'paper', exposure: 0.98, contrast: 1.1, vignette: 0.25, grain: 0.6, floor: 9 };

/** Evening over a low shore, without birds. */
function evening(width: number, height: number): Canvas {
  const noise = createNoise(360);
  const sky = ramp(
    [0, '#5d7290', 0.8],
    [0.4, '#a9a3b4', 0.88],
    [0.68, '#eac3ac', 0.98],
    [0.86, '#f2a678', 1],
    [1, '#b4664f', 0.8],
  );
  return shade(width, height, (x, y, out) => {
    const u = x / width;
    const v = y / height;
    const cloud = fbm(noise, u * 2.6, v * 8, 3) * 0.05;
    const tone = sky(clamp(v * 1.02 + cloud, 0, 1));
    const light = bell(Math.hypot((u - 0.3) * 1.7, v - 0.88), 0.26) * 0.22;
    const crest = 0.93 + fbm(noise, u * 4, 2, 3) * 0.014 - Math.abs(noise.at2(u * 120, 1)) * 0.01;
    const shore = smooth(crest - 0.003, crest + 0.003, v);
    out[0] = (tone[0] * 0.84 + light) * (1 - shore) + 0.024 * shore;
    out[1] = (tone[1] * 0.84 + light * 0.66) * (1 - shore) + 0.019 * shore;
    out[2] = (tone[2] * 0.84 + light * 0.42) * (1 - shore) + 0.026 * shore;
  });
}

/** Lays the flock over a sky at one moment; `scale` is the size of a bird. */
function fly(canvas: Canvas, flock: Flock, phase: number, scale: number): void {
  const { width, height } = canvas;
  const at = new Float64Array(4);
  const near = rgb('#17161d');
  const far = rgb('#84797f');
  for (let bird = 0; bird < flock.count; bird++) {
    flock.at(bird, phase, at);
    const depth = clamp((at[2] as number) * 0.9 + 0.5, 0, 1);
    const x = (0.5 + (at[0] as number) * 0.4) * width;
    const y = (0.44 + (at[1] as number) * 0.6) * height;
    const size = (0.7 + depth * 1.5) * scale;
    if (size < 1.25) {
      const dim = -0.24 * (0.4 + depth);
      glow(canvas, x, y, dim, dim * 0.84, dim * 0.74);
      continue;
    }
    const lift = (at[3] as number) * size * 0.5;
    const tone = mixRgb(far, near, depth ** 0.8);
    stroke(canvas, x - size, y - lift, x, y, 0.5, size * 0.5, tone, 0.8);
    stroke(canvas, x + size, y - lift, x, y, 0.5, size * 0.5, tone, 0.8);
  }
  for (let i = 0; i < canvas.data.length; i++) if ((canvas.data[i] as number) < 0.01) canvas.data[i] = 0.01;
}

/** Six seconds of a murmuration that ends where it began: an animated WebP, drawn frame by frame. */
export async function drawMurmuration(): Promise<Buffer> {
  const sky = evening(WIDTH, HEIGHT);
  const flock = createFlock(BIRDS, 31);
  const frame: Canvas = { width: WIDTH, height: HEIGHT, data: new Float32Array(sky.data.length) };
  const film = new Uint8ClampedArray(WIDTH * HEIGHT * 3 * FRAMES);
  for (let k = 0; k < FRAMES; k++) {
    frame.data.set(sky.data);
    fly(frame, flock, k / FRAMES, 1.25);
    film.set(develop(frame, LOOK), k * WIDTH * HEIGHT * 3);
  }
  return sharp(film, { raw: { width: WIDTH, height: HEIGHT * FRAMES, channels: 3, pageHeight: HEIGHT } })
    .webp({ quality: 64, effort: 2, loop: 0, delay: Array.from({ length: FRAMES }, () => MILLISECONDS) })
    .toBuffer();
}

export const MURMURATION = { pathname: 'video/murmuration.webp', width: WIDTH, height: HEIGHT } as const;

/** The first moment of the film, larger. */
export const murmurationPoster: Picture = {
  pathname: 'video/murmuration-poster.jpg',
  width: 1280,
  height: 720,
  paint(width, height) {
    const canvas = resize(evening(width >> 1, height >> 1), width, height);
    fly(canvas, createFlock(BIRDS * 2, 31), 0, 2 * (width / 1280));
    return canvas;
  },
  look: { ...LOOK, grain: 2.4, grainSize: 1.4 },
};
