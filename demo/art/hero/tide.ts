import { ramp } from '../core/colour';
import type { Picture } from '../core/picture';
import { drawTides } from '../core/tides';

/** The sea of the archive before sunrise, wide and low. */
export const heroTide: Picture = {
  pathname: 'hero/tide.jpg',
  width: 2400,
  height: 1350,
  paint: (width, height) =>
    drawTides(width, height, {
      seed: 4077,
      sheets: 40,
      water: ramp(
        [0, '#070b14'],
        [0.25, '#10253f'],
        [0.42, '#34618c'],
        [0.58, '#a58fa8'],
        [0.74, '#f3b79a'],
        [1, '#fff0d8'],
      ),
      sky: ramp([0, '#04060c'], [0.55, '#0d1a33'], [0.8, '#4b456f'], [0.94, '#b87a80'], [1, '#f0ae8c']),
      horizon: 0.42,
      light: 0.7,
      lift: 0.3,
      far: 4,
      near: 1.25,
    }),
  look: {
    curve: 'paper',
    exposure: 0.98,
    contrast: 1.12,
    bloom: 0.14,
    bloomReach: 0.02,
    vignette: 0.45,
    grain: 2.6,
    grainSize: 1.5,
  },
};
