import { drawCity } from '../core/city';
import type { Picture } from '../core/picture';

/** A city known only by its lights, and by what its quarters say to each other. */
export const cityOfSignals: Picture = {
  pathname: 'works/city-of-signals.jpg',
  width: 2200,
  height: 1240,
  paint: (width, height) =>
    drawCity(width, height, { eye: [-4, 24, -6], target: [-4, 19.6, 4], lens: 0.52 }, 26, 0.077),
  look: {
    curve: 'film',
    exposure: 1.5,
    bloom: 0.4,
    bloomReach: 0.008,
    vignette: 0.25,
    grain: 2.8,
    grainSize: 1.4,
  },
};
