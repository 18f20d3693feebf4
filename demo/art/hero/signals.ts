import { drawCity } from '../core/city';
import type { Picture } from '../core/picture';

/** The city of signals from a lower hill, with more to say. */
export const heroSignals: Picture = {
  pathname: 'hero/signals.jpg',
  width: 2400,
  height: 1350,
  paint: (width, height) =>
    drawCity(width, height, { eye: [14, 15, 4], target: [10, 13.2, 14], lens: 0.5 }, 60, 0.32),
  look: {
    curve: 'film',
    exposure: 1.5,
    bloom: 0.45,
    bloomReach: 0.008,
    vignette: 0.35,
    grain: 3,
    grainSize: 1.5,
  },
};
