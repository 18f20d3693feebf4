import type { Look } from '../core/develop';

/** All halls are photographed on the same film. */
export const HALL_LOOK: Look = {
  curve: 'film',
  exposure: 1.25,
  saturation: 0.92,
  bloom: 0.14,
  bloomReach: 0.014,
  vignette: 0.35,
  grain: 3.4,
  grainSize: 1.6,
};
