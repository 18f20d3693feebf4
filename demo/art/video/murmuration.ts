import { type Canvas, shade } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { develop, type Look } from '../core/develop';
import { createFlock, type Flock } from '../core/flock';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { glow, stroke } from '../core/strokes';

/** Measures of the film; it ends where it began. */
export const MURMURATION = { width: 1920, height: 1080, seconds: 10, framesPerSecond: 24 } as const;

const BIRDS = 12_000;
const SEED = 31;

/** Little grain, and the same in every frame: it hides steps in the sky, and costs no bytes. */
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

/** The film frame by frame, each as bytes of red, green and blue. */
export function* murmurationFrames(
  width: number,
  height: number,
  count: number,
): Generator<Uint8ClampedArray> {
  const sky = evening(width, height);
  const flock = createFlock(BIRDS, SEED);
  const frame: Canvas = { width, height, data: new Float32Array(sky.data.length) };
  for (let at = 0; at < count; at++) {
    frame.data.set(sky.data);
    fly(frame, flock, at / count, birdSize(width));
    yield develop(frame, LOOK);
  }
}

/** The first moment of the film. */
export const murmurationPoster: Picture = {
  pathname: 'video/murmuration-poster.jpg',
  width: MURMURATION.width,
  height: MURMURATION.height,
  paint(width, height) {
    const canvas = evening(width, height);
    fly(canvas, createFlock(BIRDS, SEED), 0, birdSize(width));
    return canvas;
  },
  look: LOOK,
};

function birdSize(width: number): number {
  return 2.2 * (width / MURMURATION.width);
}
