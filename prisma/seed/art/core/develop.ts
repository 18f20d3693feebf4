import sharp from 'sharp';
import { haze } from './blur';
import type { Canvas } from './canvas';
import { createCanvas } from './canvas';
import { toEncoded, toLinear } from './colour';
import { createRandom, gaussian } from './random';

/** How light becomes a picture. */
export interface Look {
  /** `film` rolls bright light off softly; `paper` keeps colours as they were chosen. */
  readonly curve: 'film' | 'paper';
  readonly exposure?: number;
  /** Above 1 is harder. */
  readonly contrast?: number;
  readonly saturation?: number;
  /** Share of light that leaks around bright places, and how far (as a part of the width). */
  readonly bloom?: number;
  readonly bloomReach?: number;
  /** Darkening of the corners, 0 … 1. */
  readonly vignette?: number;
  /** Deviation of the grain, in steps of 255. */
  readonly grain?: number;
  /** Diameter of a grain in pixels. */
  readonly grainSize?: number;
  /** Lifts black to this value of 255, as a print does. */
  readonly floor?: number;
}

const LEVELS = 8192;
const REACH = 4;
const TILE = 512;

/** Levels are spaced by square root, so that shadows get as many steps as lights. */
function curveTable(look: Look): Float32Array {
  const table = new Float32Array(LEVELS + 1);
  const contrast = look.contrast ?? 1;
  const floor = (look.floor ?? 6) / 255;
  for (let i = 0; i <= LEVELS; i++) {
    const light = (i / LEVELS) ** 2 * REACH;
    const rolled = look.curve === 'film' ? filmic(light) : shoulder(light);
    const tone = toEncoded(Math.min(1, rolled));
    const bent = contrast === 1 ? tone : tone ** contrast / (tone ** contrast + (1 - tone) ** contrast);
    table[i] = (floor + bent * (1 - floor)) * 255;
  }
  return table;
}

function filmic(x: number): number {
  return (x * (2.51 * x + 0.1)) / (x * (2.43 * x + 0.61) + 0.14);
}

function shoulder(x: number): number {
  return x < 0.8 ? x : 0.8 + 0.2 * (1 - Math.exp(-(x - 0.8) / 0.2));
}

const tiles = new Map<number, Float32Array>();

function grainTile(size: number): Float32Array {
  const kept = tiles.get(size);
  if (kept) return kept;
  const made = makeGrain(size);
  tiles.set(size, made);
  return made;
}

function makeGrain(size: number): Float32Array {
  const random = createRandom(0x6721);
  const tile = new Float32Array(TILE * TILE);
  for (let i = 0; i < tile.length; i++) tile[i] = gaussian(random);
  const blur = Math.max(0, size - 1) * 0.5;
  if (blur <= 0) return tile;
  const soft = new Float32Array(TILE * TILE);
  const side = Math.min(0.25, blur * 0.25);
  const mask = TILE - 1;
  let power = 0;
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let sum = tile[y * TILE + x] as number;
      sum += side * 2 * (tile[y * TILE + ((x + 1) & mask)] as number);
      sum += side * 2 * (tile[((y + 1) & mask) * TILE + x] as number);
      sum += side * (tile[((y + 1) & mask) * TILE + ((x + 1) & mask)] as number);
      soft[y * TILE + x] = sum;
      power += sum * sum;
    }
  }
  const scale = 1 / Math.sqrt(power / soft.length);
  for (let i = 0; i < soft.length; i++) soft[i] = (soft[i] as number) * scale;
  return soft;
}

function level(table: Float32Array, light: number, scale: number): number {
  if (light <= 0) return table[0] as number;
  const place = Math.sqrt(light) * scale;
  return table[place >= LEVELS ? LEVELS : place | 0] as number;
}

function byte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}

/** One row of the picture from a smaller one, straight lines between its pixels. */
function unroll(small: Canvas, v: number, row: Float32Array): void {
  const width = row.length / 3;
  const y = Math.min(small.height - 1.001, Math.max(0, v * small.height - 0.5));
  const y0 = y | 0;
  const fy = y - y0;
  const top = y0 * small.width * 3;
  const low = top + small.width * 3;
  const step = small.width / width;
  for (let x = 0; x < width; x++) {
    const p = Math.min(small.width - 1.001, Math.max(0, (x + 0.5) * step - 0.5));
    const x0 = p | 0;
    const fx = p - x0;
    for (let c = 0; c < 3; c++) {
      const i = top + x0 * 3 + c;
      const j = low + x0 * 3 + c;
      const a = (small.data[i] as number) * (1 - fx) + (small.data[i + 3] as number) * fx;
      const b = (small.data[j] as number) * (1 - fx) + (small.data[j + 3] as number) * fx;
      row[x * 3 + c] = a + (b - a) * fy;
    }
  }
}

/** Tones, grades and grains a canvas: three bytes a pixel. */
export function develop(canvas: Canvas, look: Look): Buffer {
  const { width, height, data } = canvas;
  const table = curveTable(look);
  const exposure = look.exposure ?? 1;
  const saturation = look.saturation ?? 1;
  const vignette = look.vignette ?? 0;
  const amount = look.grain ?? 2;
  const tile = grainTile(look.grainSize ?? 1);
  const bloom = look.bloom ?? 0;
  const leak = bloom > 0 ? haze(canvas, (look.bloomReach ?? 0.02) * width) : null;
  const veil = new Float32Array(width * 3);
  const bytes = Buffer.allocUnsafe(width * height * 3);
  const scale = LEVELS / Math.sqrt(REACH);
  let i = 0;
  for (let y = 0; y < height; y++) {
    const v = (y / height) * 2 - 1;
    if (leak) unroll(leak, y / height, veil);
    for (let x = 0; x < width; x++, i += 3) {
      const u = (x / width) * 2 - 1;
      const distance = (u * u + v * v) * 0.5;
      const gain = exposure * (1 - vignette * distance * distance);
      let r = ((data[i] as number) + bloom * (veil[x * 3] as number)) * gain;
      let g = ((data[i + 1] as number) + bloom * (veil[x * 3 + 1] as number)) * gain;
      let b = ((data[i + 2] as number) + bloom * (veil[x * 3 + 2] as number)) * gain;
      if (saturation !== 1) {
        const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        r = grey + (r - grey) * saturation;
        g = grey + (g - grey) * saturation;
        b = grey + (b - grey) * saturation;
      }
      const grain = (tile[(y & (TILE - 1)) * TILE + ((x + (y >> 9) * 131) & (TILE - 1))] as number) * amount;
      bytes[i] = byte(level(table, r, scale) + grain);
      bytes[i + 1] = byte(level(table, g, scale) + grain);
      bytes[i + 2] = byte(level(table, b, scale) + grain);
    }
  }
  return bytes;
}

/** The finished JPEG: full colour resolution, sRGB. */
export function encodeJpeg(canvas: Canvas, look: Look, quality = 82): Promise<Buffer> {
  const { width, height } = canvas;
  return sharp(develop(canvas, look), { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The developed picture as light again, to hang it in a drawn room. */
export function asLight(canvas: Canvas, look: Look): Canvas {
  const bytes = develop(canvas, { ...look, grain: 0 });
  const table = Float32Array.from({ length: 256 }, (_, k) => toLinear(k / 255));
  const light = createCanvas(canvas.width, canvas.height);
  for (let i = 0; i < bytes.length; i++) light.data[i] = table[bytes[i] as number] as number;
  return light;
}
