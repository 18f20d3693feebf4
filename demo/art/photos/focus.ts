import { blurred } from '../core/blur';
import type { Canvas } from '../core/canvas';
import { clamp, mix } from '../core/maths';

/** Mixes a sharp and a soft picture: `focus` tells how sharp each row is. */
export function focused(sharp: Canvas, radius: number, focus: (u: number, v: number) => number): Canvas {
  const soft = blurred(sharp, radius);
  const softer = blurred(sharp, radius * 3.2);
  const { width, height, data } = sharp;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const f = clamp(focus(x / width, y / height), 0, 1);
      const i = (y * width + x) * 3;
      for (let c = i; c < i + 3; c++) {
        const near = f > 0.5;
        const a = (near ? data[c] : soft.data[c]) as number;
        const b = (near ? soft.data[c] : softer.data[c]) as number;
        data[c] = mix(b, a, near ? f * 2 - 1 : f * 2);
      }
    }
  }
  return sharp;
}
