import type { Camera } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { rgb } from '../core/colour';
import { drawHall } from '../core/hall';
import type { Block } from '../core/hall-model';
import { hang, plain } from '../core/hang';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { visit } from '../core/visitors';
import { breathingColumn } from '../works/breathing-column';
import { hollowTitan } from '../works/hollow-titan';
import { pulseLoom } from '../works/pulse-loom';
import { HALL_LOOK } from './look';

const CAMERA: Camera = { eye: [-2.2, 1.6, -9.5], target: [0.6, 1.6, 6], lens: 0.4, rise: 0.24 };

/** A harbour warehouse in Rotterdam: iron columns, three works. */
function paint(width: number, height: number): Canvas {
  const columns: Block[] = [];
  for (let k = 0; k < 5; k++) {
    for (const x of [-3.9, 3.9]) {
      const z = -5 + k * 4;
      columns.push({ low: [x - 0.16, 0, z - 0.16], high: [x + 0.16, 6, z + 0.16], tone: [0.09, 0.09, 0.1] });
    }
    columns.push({ low: [-8, 5.5, -5.15 + k * 4], high: [8, 5.85, -4.85 + k * 4], tone: [0.07, 0.07, 0.08] });
  }
  const hall = drawHall(
    {
      camera: CAMERA,
      low: [-7.5, 0, -10],
      high: [7.5, 6.4, 14],
      panels: [
        {
          picture: hang(pulseLoom, 720),
          at: [0.4, 2.75, 13.9],
          half: [3.6, 2.25],
          facing: 'front',
          gain: 2.1,
        },
        {
          picture: hang(breathingColumn, 300),
          at: [-7.45, 2.9, 4.6],
          half: [1.8, 2.7],
          facing: 'left',
          gain: 1.6,
        },
        {
          picture: hang(hollowTitan, 320),
          at: [7.45, 2.9, 5.2],
          half: [2, 2.67],
          facing: 'right',
          gain: 1.3,
        },
        { picture: plain(0.6, 0.75, 0.95), at: [0, 6.39, -2], half: [0.45, 9], facing: 'down', gain: 0.9 },
      ],
      blocks: columns,
      wall: rgb('#8d8a85', 0.8),
      floor: rgb('#6f6a66', 0.7),
      ceiling: rgb('#4a4a4c', 0.6),
      ambient: [0.012, 0.014, 0.018],
      polish: 0.5,
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(hall, width, height);
  visit(
    full,
    CAMERA,
    [
      { pose: 'coat', x: -0.9, z: 7.2 },
      { pose: 'dress', x: -0.25, z: 7.4, size: 1.62 },
      { pose: 'pointing', x: 2.9, z: 4.6, size: 1.78 },
      { pose: 'child', x: 2.3, z: 4.9, size: 1.1 },
      { pose: 'standing', x: -4.9, z: 5.4, size: 1.74 },
    ],
    rgb('#0b0b0e'),
  );
  return full;
}

export const softMachines: Picture = {
  pathname: 'exhibitions/soft-machines-2018.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: { ...HALL_LOOK, exposure: 1.6 },
};
