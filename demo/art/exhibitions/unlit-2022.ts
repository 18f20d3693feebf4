import type { Camera } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { rgb } from '../core/colour';
import { drawHall } from '../core/hall';
import { crop, hang } from '../core/hang';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { visit } from '../core/visitors';
import { elevenThousandThreads } from '../works/eleven-thousand-threads';
import { theUnlitCoast } from '../works/the-unlit-coast';
import { HALL_LOOK } from './look';

const CAMERA: Camera = { eye: [-3.4, 1.5, -5.4], target: [2.4, 1.5, 5.2], lens: 0.45, rise: 0.14 };

/** Lisbon: a cistern without lamps; the coast is the only light. */
function paint(width: number, height: number): Canvas {
  const coast = hang(theUnlitCoast, 1000);
  const hall = drawHall(
    {
      camera: CAMERA,
      low: [-7, 0, -6],
      high: [9, 4.6, 9],
      panels: [
        {
          picture: crop(coast, 0.05, 0.08, 1, 0.86),
          at: [1, 2.15, 8.97],
          half: [5.6, 1.9],
          facing: 'front',
          gain: 2.3,
        },
        {
          picture: hang(elevenThousandThreads, 330),
          at: [8.97, 2.3, 3.4],
          half: [1.5, 2],
          facing: 'right',
          gain: 1.7,
        },
      ],
      blocks: [
        { low: [-2.6, 0, 2.7], high: [3.4, 0.44, 3.2], tone: [0.05, 0.05, 0.055] },
        { low: [-5.2, 0, 1.6], high: [-4.4, 4.6, 2.4], tone: [0.1, 0.1, 0.1] },
      ],
      wall: rgb('#8d8a86', 0.8),
      floor: rgb('#3c3b3c', 0.7),
      ceiling: rgb('#6a6866', 0.6),
      ambient: [0.004, 0.005, 0.007],
      polish: 0.7,
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(hall, width, height);
  visit(
    full,
    CAMERA,
    [
      { pose: 'seated', x: -1.7, z: 2.66, size: 1.7 },
      { pose: 'seated', x: -1.05, z: 2.66, size: 1.62 },
      { pose: 'seated', x: 1.2, z: 2.66, size: 1.74 },
      { pose: 'standing', x: 4.6, z: 5.4, size: 1.76 },
    ],
    rgb('#040608'),
  );
  return full;
}

export const unlit: Picture = {
  pathname: 'exhibitions/unlit-2022.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: { ...HALL_LOOK, exposure: 1.35 },
};
