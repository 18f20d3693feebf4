import { TAU } from '../art/core/maths';
import { createRandom } from '../art/core/random';

const SEED = 97;
/** So long does the sound come and go at the ends, so that the film can begin again without a click. */
const FADE_SECONDS = 0.8;

/**
 * The sound of the film: wind over a shore, and wings that pass twice from left to right. Two channels of 16 bits, as
 * `s16le`.
 */
export function windAndWings(seconds: number, rate: number): Buffer {
  const random = createRandom(SEED);
  const count = Math.round(seconds * rate);
  const bytes = Buffer.alloc(count * 4);
  const wind = [0, 0];
  const body = [0, 0];
  const wings = [0, 0];
  for (let at = 0; at < count; at++) {
    const turn = (at / count) * TAU;
    const gust = 0.55 + 0.3 * Math.sin(turn) + 0.15 * Math.sin(turn * 3 + 1);
    const pass = 0.5 - 0.5 * Math.cos(turn * 2);
    const beat = 0.72 + 0.28 * Math.sin(turn * 9 * seconds);
    const fade = Math.min(1, at / (FADE_SECONDS * rate), (count - at) / (FADE_SECONDS * rate));
    for (const side of [0, 1] as const) {
      const noise = random() * 2 - 1;
      wind[side] = (wind[side] as number) * 0.994 + noise * 0.006;
      body[side] = (body[side] as number) * 0.9 + noise * 0.1;
      wings[side] = (wings[side] as number) * 0.55 + (noise - (body[side] as number)) * 0.45;
      const near = 0.5 + 0.5 * Math.cos(turn * 2 + (side === 0 ? 1 : -1));
      const sound = (wind[side] as number) * 4.2 * gust + (wings[side] as number) * 0.16 * pass * beat * near;
      bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sound * fade)) * 32_767), at * 4 + side * 2);
    }
  }
  return bytes;
}
