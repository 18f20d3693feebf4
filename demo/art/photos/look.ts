import type { Look } from '../core/develop';

/** The artist's own film: muted, a little lifted in the shadows, with visible grain. */
export const FILM: Look = {
  curve: 'film',
  exposure: 1,
  saturation: 0.72,
  bloom: 0.08,
  bloomReach: 0.015,
  vignette: 0.4,
  grain: 5,
  grainSize: 1.9,
  floor: 13,
};

export const MONOCHROME: Look = { ...FILM, saturation: 0, grain: 6.5, contrast: 1.06 };

/** Most photographs have the proportion of a small camera. */
export const WIDE = { width: 1500, height: 1000 } as const;
export const TALL = { width: 1000, height: 1500 } as const;
