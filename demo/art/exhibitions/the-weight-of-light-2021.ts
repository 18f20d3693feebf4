import type { Camera } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { rgb } from '../core/colour';
import { drawHall } from '../core/hall';
import { hang, plain } from '../core/hang';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { visit } from '../core/visitors';
import { anchorForACloud } from '../works/anchor-for-a-cloud';
import { coinOfBreath } from '../works/coin-of-breath';
import { saltMeridian } from '../works/salt-meridian';
import { seedVault } from '../works/seed-vault';
import { stairToNowhere } from '../works/stair-to-nowhere';
import { HALL_LOOK } from './look';

const CAMERA: Camera = { eye: [2.6, 1.6, -8.6], target: [-0.9, 1.6, 6], lens: 0.46, rise: 0.14 };

/** A white suite of rooms in Vienna under a skylight. */
function paint(width: number, height: number): Canvas {
  const hall = drawHall(
    {
      camera: CAMERA,
      low: [-5.2, 0, -9],
      high: [5.2, 5.2, 9],
      panels: [
        {
          picture: hang(stairToNowhere, 560),
          at: [0, 2.3, 8.96],
          half: [2.5, 1.75],
          facing: 'front',
          gain: 0.95,
        },
        {
          picture: hang(saltMeridian, 420),
          at: [-5.16, 2.2, 4.9],
          half: [1.55, 1.55],
          facing: 'left',
          gain: 0.9,
        },
        {
          picture: hang(anchorForACloud, 420),
          at: [-5.16, 2.2, 0.6],
          half: [1.55, 1.55],
          facing: 'left',
          gain: 0.9,
        },
        { picture: hang(seedVault, 360), at: [5.16, 2.1, 6.1], half: [1.2, 1.2], facing: 'right', gain: 1.1 },
        {
          picture: hang(coinOfBreath, 360),
          at: [5.16, 2.1, 2.7],
          half: [1.2, 1.2],
          facing: 'right',
          gain: 1.1,
        },
        { picture: plain(0.95, 0.98, 1), at: [0, 5.19, 0.5], half: [0.7, 8], facing: 'down', gain: 1.5 },
      ],
      blocks: [
        { low: [-0.9, 0, 1.5], high: [1.1, 0.44, 2.1], tone: rgb('#6b5644', 0.8) },
        { low: [-5.2, 0, -9], high: [-5.17, 0.14, 9], tone: rgb('#9a968f') },
        { low: [5.17, 0, -9], high: [5.2, 0.14, 9], tone: rgb('#9a968f') },
        { low: [-5.2, 0, 8.97], high: [5.2, 0.14, 9], tone: rgb('#9a968f') },
      ],
      wall: rgb('#e9e5de', 0.9),
      floor: rgb('#a38c70', 0.75),
      ceiling: rgb('#dcd9d3', 0.8),
      ambient: [0.075, 0.08, 0.085],
      polish: 0.12,
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(hall, width, height);
  visit(
    full,
    CAMERA,
    [
      { pose: 'coat', x: 1.3, z: 6.3, size: 1.76 },
      { pose: 'dress', x: -3.3, z: 1.6, size: 1.66 },
      { pose: 'walking', x: 3.3, z: 4.4, size: 1.74, mirrored: true },
    ],
    rgb('#23211f'),
    0.12,
  );
  return full;
}

export const theWeightOfLight: Picture = {
  pathname: 'exhibitions/the-weight-of-light-2021.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: { ...HALL_LOOK, exposure: 0.8, bloom: 0.08, vignette: 0.25 },
};
