import type { Camera } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { rgb } from '../core/colour';
import { drawHall } from '../core/hall';
import { crop, hang } from '../core/hang';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { visit } from '../core/visitors';
import { tidalArchive } from '../works/tidal-archive';
import { HALL_LOOK } from './look';

const CAMERA: Camera = { eye: [0.5, 1.55, -8], target: [0.2, 1.55, 6], lens: 0.54, rise: 0.12 };

/** One room in Odesa whose three walls are the sea. */
function paint(width: number, height: number): Canvas {
  const sea = hang(tidalArchive, 960);
  const hall = drawHall(
    {
      camera: CAMERA,
      low: [-6, 0, -9],
      high: [6, 4.4, 8],
      panels: [
        {
          picture: crop(sea, 0.2, 0.27, 1, 1),
          at: [0, 2.2, 7.98],
          half: [5.97, 2.18],
          facing: 'front',
          gain: 1.5,
        },
        {
          picture: crop(sea, 0, 0.27, 0.8, 1),
          at: [-5.98, 2.2, 1.6],
          half: [6.3, 2.18],
          facing: 'left',
          gain: 1.5,
        },
        {
          picture: crop(sea, 0.12, 0.27, 0.92, 1),
          at: [5.98, 2.2, 1.6],
          half: [6.3, 2.18],
          facing: 'right',
          gain: 1.5,
        },
      ],
      blocks: [{ low: [-1.5, 0, 1.2], high: [0.6, 0.42, 1.75], tone: [0.03, 0.03, 0.035] }],
      wall: [0.1, 0.1, 0.11],
      floor: rgb('#34383a', 0.8),
      ceiling: [0.1, 0.1, 0.11],
      ambient: [0.006, 0.008, 0.01],
      polish: 0.75,
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(hall, width, height);
  visit(
    full,
    CAMERA,
    [
      { pose: 'dress', x: 2.1, z: 4.6, size: 1.66 },
      { pose: 'child', x: 2.62, z: 4.5, size: 1.14 },
      { pose: 'seated', x: -0.6, z: 1.15, size: 1.68 },
      { pose: 'standing', x: -3.1, z: 3.4, size: 1.8 },
    ],
    rgb('#06090b'),
  );
  return full;
}

export const aRoomForTheSea: Picture = {
  pathname: 'exhibitions/a-room-for-the-sea-2019.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: { ...HALL_LOOK, exposure: 1.1 },
};
