import type { Canvas } from './canvas';
import { asLight } from './develop';
import type { Picture } from './picture';

/** A work as light, drawn small, to be hung in a drawn hall. */
export function hang(picture: Picture, width: number): Canvas {
  const height = Math.round((width * picture.height) / picture.width);
  return asLight(picture.paint(width, height), picture.look);
}

/** A part of a picture, in parts of its width and height. */
export function crop(picture: Canvas, left: number, top: number, right: number, bottom: number): Canvas {
  const x0 = Math.round(left * picture.width);
  const y0 = Math.round(top * picture.height);
  const width = Math.round(right * picture.width) - x0;
  const height = Math.round(bottom * picture.height) - y0;
  const data = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((y + y0) * picture.width + x0) * 3;
    data.set(picture.data.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, data };
}

/** One even light, for skylights and windows. */
export function plain(r: number, g: number, b: number): Canvas {
  const data = new Float32Array(8 * 8 * 3);
  for (let i = 0; i < data.length; i += 3) data.set([r, g, b], i);
  return { width: 8, height: 8, data };
}
