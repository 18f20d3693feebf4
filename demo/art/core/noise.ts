import { createRandom } from './random';

/** Gradient noise in two and three dimensions, about -1 … 1. */
export interface Noise {
  at2(x: number, y: number): number;
  at3(x: number, y: number, z: number): number;
}

const SIZE = 256;

function gradient2(hash: number, x: number, y: number): number {
  const u = hash & 1 ? -x : x;
  const v = hash & 2 ? -y : y;
  return hash & 4 ? u + v * 0.4142 : u * 0.4142 + v;
}

function gradient3(hash: number, x: number, y: number, z: number): number {
  const h = hash & 15;
  const u = h < 8 ? x : y;
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z;
  return (h & 1 ? -u : u) + (h & 2 ? -v : v);
}

/** Perlin's improved noise over a table shuffled by the seed. */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const p = new Uint8Array(SIZE * 2);
  for (let i = 0; i < SIZE; i++) p[i] = i;
  for (let i = SIZE - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = p[i] as number;
    p[i] = p[j] as number;
    p[j] = kept;
  }
  p.copyWithin(SIZE, 0, SIZE);

  const at2 = (x: number, y: number): number => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const dx = x - fx;
    const dy = y - fy;
    const X = fx & 255;
    const Y = fy & 255;
    const a = (p[X] as number) + Y;
    const b = (p[X + 1] as number) + Y;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const top0 = gradient2(p[a & 511] as number, dx, dy);
    const top1 = gradient2(p[b & 511] as number, dx - 1, dy);
    const low0 = gradient2(p[(a + 1) & 511] as number, dx, dy - 1);
    const low1 = gradient2(p[(b + 1) & 511] as number, dx - 1, dy - 1);
    const top = top0 + u * (top1 - top0);
    return (top + v * (low0 + u * (low1 - low0) - top)) * 1.25;
  };

  const at3 = (x: number, y: number, z: number): number => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    const dx = x - fx;
    const dy = y - fy;
    const dz = z - fz;
    const X = fx & 255;
    const Y = fy & 255;
    const Z = fz & 255;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const w = dz * dz * dz * (dz * (dz * 6 - 15) + 10);
    const A = (p[X] as number) + Y;
    const B = (p[X + 1] as number) + Y;
    const AA = ((p[A & 511] as number) + Z) & 511;
    const AB = ((p[(A + 1) & 511] as number) + Z) & 511;
    const BA = ((p[B & 511] as number) + Z) & 511;
    const BB = ((p[(B + 1) & 511] as number) + Z) & 511;
    const n000 = gradient3(p[AA] as number, dx, dy, dz);
    const n100 = gradient3(p[BA] as number, dx - 1, dy, dz);
    const n010 = gradient3(p[AB] as number, dx, dy - 1, dz);
    const n110 = gradient3(p[BB] as number, dx - 1, dy - 1, dz);
    const n001 = gradient3(p[(AA + 1) & 511] as number, dx, dy, dz - 1);
    const n101 = gradient3(p[(BA + 1) & 511] as number, dx - 1, dy, dz - 1);
    const n011 = gradient3(p[(AB + 1) & 511] as number, dx, dy - 1, dz - 1);
    const n111 = gradient3(p[(BB + 1) & 511] as number, dx - 1, dy - 1, dz - 1);
    const x00 = n000 + u * (n100 - n000);
    const x10 = n010 + u * (n110 - n010);
    const x01 = n001 + u * (n101 - n001);
    const x11 = n011 + u * (n111 - n011);
    const y0 = x00 + v * (x10 - x00);
    return y0 + w * (x01 + v * (x11 - x01) - y0);
  };

  return { at2, at3 };
}

/** Octaves of noise, each half as strong and about twice as fine. */
export function fbm(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let strength = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise.at2(px, py);
    // A turned lattice for each octave hides the grid.
    const turned = px * 1.6 - py * 1.2 + 17.3;
    py = px * 1.2 + py * 1.6 + 9.1;
    px = turned;
    strength *= gain;
  }
  return sum;
}

/** Octaves of folded noise: sharp crests, 0 … about 1. */
export function ridged(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let weight = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    const crest = 1 - Math.abs(noise.at2(px, py));
    const value = crest * crest * weight;
    sum += strength * value;
    weight = value > 1 ? 1 : value;
    const turned = px * 1.6 - py * 1.2 + 31.7;
    py = px * 1.2 + py * 1.6 + 4.9;
    px = turned;
    strength *= 0.5;
  }
  return sum;
}
