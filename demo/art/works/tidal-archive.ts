import { ramp } from '../core/colour';
import type { Picture } from '../core/picture';
import { drawTides } from '../core/tides';

/** Tides filed one behind the other: ridgelines as translucent sheets. */
export const tidalArchive: Picture = {
  pathname: 'works/tidal-archive.jpg',
  width: 2000,
  height: 1333,
  paint: (width, height) =>
    drawTides(width, height, {
      seed: 1919,
      sheets: 46,
      water: ramp(
        [0, '#0a1718'],
        [0.25, '#0f3a40'],
        [0.5, '#2f7f80'],
        [0.72, '#9ccabb'],
        [0.88, '#f1ead0'],
        [1, '#fff7e2'],
      ),
      sky: ramp([0, '#050d10'], [0.6, '#123138'], [1, '#3f6f6c']),
      horizon: 0.27,
      light: 0.68,
      lift: 0.2,
      far: 5,
      near: 1.7,
      moon: [0.125, 0.0545],
    }),
  look: {
    curve: 'paper',
    exposure: 0.95,
    contrast: 1.1,
    bloom: 0.1,
    bloomReach: 0.02,
    vignette: 0.3,
    grain: 2.4,
    grainSize: 1.4,
  },
};
