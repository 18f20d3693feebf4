import 'server-only';

import path from 'node:path';

/** Messages between the site and the process that encodes AVIF. */

export interface EncodingTask {
  /** The path of the original. */
  file: string;
  /** Where the pictures are written. */
  folder: string;
  widths: readonly number[];
  /** Where they are cropped; otherwise they are whole. */
  crop?: number;
}

/** Nothing is made of an animated picture, nor of what cannot be decoded. */
export interface EncodingAnswer {
  /** The widths in pixels of what was made. */
  made: number[];
  /** Those of them that are less like the original than wanted, since the highest quality did not suffice. */
  short: number[];
}

/** Where the picture of a width is. */
export function encodedFile(folder: string, width: number): string {
  return path.join(folder, `${width}.part`);
}
