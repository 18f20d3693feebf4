import { blurPlane } from './blur';
import { createRandom } from './random';

/**
 * A reaction of two substances that spread at different speeds, in its quick limit: what helps reaches a short way,
 * what hinders reaches further. `speed(x, y)` between 0 and 1 holds places still. The values end between -1 and 1.
 */
export function turing(
  size: number,
  helper: number,
  hinder: number,
  rounds: number,
  seed: number,
  bias: (x: number, y: number) => number,
): Float32Array {
  const random = createRandom(seed);
  const field = new Float32Array(size * size);
  const push = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      field[y * size + x] = random() * 2 - 1;
      push[y * size + x] = bias(x / size, y / size);
    }
  }
  for (let round = 0; round < rounds; round++) {
    const near = field.slice();
    const far = field.slice();
    blurPlane(near, size, size, helper, 1, 2);
    blurPlane(far, size, size, hinder, 1, 2);
    for (let i = 0; i < field.length; i++) {
      const drive = (near[i] as number) - (far[i] as number) + (push[i] as number);
      const next = (field[i] as number) * 0.35 + drive * 3.4;
      field[i] = next / Math.sqrt(1 + next * next);
    }
  }
  blurPlane(field, size, size, 1, 1, 2);
  return field;
}
