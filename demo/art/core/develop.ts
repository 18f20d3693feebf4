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

const LEVELS = 32_768;
const REACH = 4;
const TILE = 512;

/** Levels are spaced evenly in light: fine enough that grain hides each step even in the shadows. */
function curveTable(look: Look): Float32Array {
  const table = new Float32Array(LEVELS + 1);
  const contrast = look.contrast ?? 1;
  const floor = (look.floor ?? 6) / 255;
  for (let i = 0; i <= LEVELS; i++) {
    const light = (i / LEVELS) * REACH;
    const rolled = look.curve === 'film' ? filmic(light) : shoulder(light);
    const tone = toEncoded(Math.min(1, rolled));
    const bent = contrast === 1 ? tone : tone ** contrast / (tone ** contrast + (1 - tone) ** contrast);
    table[i] = (floor + bent * (1 - floor)) * 255;
  }
  return table;
}

const tables = new Map<string, Float32Array>();

function tableOf(look: Look): Float32Array {
  const key = `${look.curve} ${look.contrast ?? 1} ${look.floor ?? 6}`;
  const kept = tables.get(key);
  if (kept) return kept;
  const made = curveTable(look);
  tables.set(key, made);
  return made;
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

/** One row of the picture from a smaller one, straight lines between its pixels. */
function unroll(small: Canvas, v: number, row: Float32Array): void {
  const width = (row.length / 3) | 0;
  const y = Math.min(small.height - 1.001, Math.max(0, v * small.height - 0.5));
  const y0 = y | 0;
  const fy = y - y0;
  const stride = small.width * 3;
  const line = new Float32Array(stride);
  for (let i = 0, top = y0 * stride; i < stride; i++, top++) {
    line[i] = (small.data[top] as number) * (1 - fy) + (small.data[top + stride] as number) * fy;
  }
  const step = small.width / width;
  // Two pixels share one value: the leak is far softer than that.
  for (let x = 0, o = 0; x < width; x += 2, o += 6) {
    const p = Math.min(small.width - 1.001, Math.max(0, (x + 0.5) * step - 0.5));
    const x0 = p | 0;
    const fx = p - x0;
    const i = x0 * 3;
    const r = (line[i] as number) * (1 - fx) + (line[i + 3] as number) * fx;
    const g = (line[i + 1] as number) * (1 - fx) + (line[i + 4] as number) * fx;
    const b = (line[i + 2] as number) * (1 - fx) + (line[i + 5] as number) * fx;
    row[o] = r;
    row[o + 1] = g;
    row[o + 2] = b;
    row[o + 3] = r;
    row[o + 4] = g;
    row[o + 5] = b;
  }
}

interface Bath {
  readonly table: Float32Array;
  readonly tile: Float32Array;
  readonly exposure: number;
  readonly saturation: number;
  readonly vignette: number;
  readonly grain: number;
  readonly bloom: number;
}

const PLACE = LEVELS / REACH;

/** One row; a function of its own, because it is what the engine optimises best. */
function developRow(
  bath: Bath,
  data: Float32Array,
  veil: Float32Array,
  bytes: Uint8ClampedArray,
  y: number,
  height: number,
): void {
  const { table, tile, saturation, bloom, vignette, exposure, grain } = bath;
  const width = (veil.length / 3) | 0;
  const v = (y / height) * 2 - 1;
  const shift = (y >> 9) * 131;
  const row = (y & (TILE - 1)) * TILE;
  const step = 2 / width;
  let i = y * veil.length;
  for (let x = 0, k = 0; x < width; x++, k += 3, i += 3) {
    const u = x * step - 1;
    const distance = (u * u + v * v) * 0.5;
    const gain = exposure * (1 - vignette * distance * distance);
    const r = ((data[i] as number) + bloom * (veil[k] as number)) * gain;
    const g = ((data[i + 1] as number) + bloom * (veil[k + 1] as number)) * gain;
    const b = ((data[i + 2] as number) + bloom * (veil[k + 2] as number)) * gain;
    const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * (1 - saturation);
    const speck = (tile[row + ((x + shift) & (TILE - 1))] as number) * grain;
    const pr = (grey + r * saturation) * PLACE;
    const pg = (grey + g * saturation) * PLACE;
    const pb = (grey + b * saturation) * PLACE;
    bytes[i] = (table[pr <= 0 ? 0 : pr >= LEVELS ? LEVELS : pr | 0] as number) + speck;
    bytes[i + 1] = (table[pg <= 0 ? 0 : pg >= LEVELS ? LEVELS : pg | 0] as number) + speck;
    bytes[i + 2] = (table[pb <= 0 ? 0 : pb >= LEVELS ? LEVELS : pb | 0] as number) + speck;
  }
}

/** Tones, grades and grains a canvas: three bytes a pixel. */
export function develop(canvas: Canvas, look: Look): Uint8ClampedArray {
  const { width, height, data } = canvas;
  const bath: Bath = {
    table: tableOf(look),
    tile: grainTile(look.grainSize ?? 1),
    exposure: look.exposure ?? 1,
    saturation: look.saturation ?? 1,
    vignette: look.vignette ?? 0,
    grain: look.grain ?? 2,
    bloom: look.bloom ?? 0,
  };
  const leak = bath.bloom > 0 ? haze(canvas, (look.bloomReach ?? 0.02) * width) : null;
  const veil = new Float32Array(width * 3);
  const bytes = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    if (leak) unroll(leak, y / height, veil);
    developRow(bath, data, veil, bytes, y, height);
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
