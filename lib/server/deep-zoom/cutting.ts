import 'server-only';

/** Messages between the site and the process that cuts pictures. */

export interface CuttingTask {
  /** `reduce` makes one copy of at most the widest variant, `cut` the tiles and sizes of IIIF. */
  work: 'reduce' | 'cut';
  file: string;
  /** For a copy the file, for tiles an empty folder. */
  target: string;
}

export type CuttingAnswer = { done: true } | { failed: { message: string; isAnimated: boolean } };
