import 'server-only';

/** The brightness of pixels, row by row, 0 to 255. */
export interface Luma {
  pixels: Uint8Array;
  width: number;
  height: number;
}

const WINDOW = 8;
const STEP = 4;
/** The constants of the definition for eight bits: (0.01 · 255)² and (0.03 · 255)². */
const C1 = 6.5025;
const C2 = 58.5225;
/** The eye finds the worst place of a picture, but no single window. */
const WORST_SHARE = 0.05;

/**
 * How alike two pictures of one size are to the eye: structural similarity (SSIM: Wang, Bovik, Sheikh and Simoncelli, 2004)
 * in windows of 8 × 8 pixels that overlap by half. Nineteen of twenty windows are at least as alike as the result says.
 * @returns 1 for equal pictures, about 0 for unlike ones
 */
export function structuralSimilarity(one: Luma, other: Luma): number {
  const found: number[] = [];
  for (let y = 0; y + WINDOW <= one.height; y += STEP) {
    for (let x = 0; x + WINDOW <= one.width; x += STEP) found.push(inWindow(one, other, x, y));
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * WORST_SHARE)] ?? 1;
}

function inWindow(one: Luma, other: Luma, left: number, top: number): number {
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let y = 0; y < WINDOW; y += 1) {
    let at = (top + y) * one.width + left;
    for (let x = 0; x < WINDOW; x += 1, at += 1) {
      const a = one.pixels[at] ?? 0;
      const b = other.pixels[at] ?? 0;
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  const count = WINDOW * WINDOW;
  const meanA = sumA / count;
  const meanB = sumB / count;
  const variances = sumAA / count - meanA * meanA + sumBB / count - meanB * meanB;
  const covariance = sumAB / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (variances + C2))
  );
}
