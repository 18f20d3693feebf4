/** A source of numbers in [0, 1) that gives the same row on every machine. */
export type Random = () => number;

/** sfc32, seeded by mixing one integer: fast, and long enough for millions of strokes. */
export function createRandom(seed: number): Random {
  let a = seed | 0;
  let b = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  let c = Math.imul(seed ^ 0x7f4a7c15, 0xc2b2ae35) | 0;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  // The first numbers of sfc32 still show the seed.
  for (let i = 0; i < 16; i++) next();
  return next;
}

/** Normally distributed around 0 with a deviation of about 1 (sum of uniforms: no tails, which suits drawing). */
export function gaussian(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.732;
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A repeatable number in [0, 1) for a lattice point. */
export function hash2(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b9);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
