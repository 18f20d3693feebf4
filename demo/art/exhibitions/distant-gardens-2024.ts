import type { Camera } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { rgb } from '../core/colour';
import { drawHall } from '../core/hall';
import type { Panel } from '../core/hall-model';
import { crop, hang } from '../core/hang';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { visit } from '../core/visitors';
import { gardenOfDelays } from '../works/garden-of-delays';
import { genesisPetals } from '../works/genesis-petals';
import { HALL_LOOK } from './look';

const CAMERA: Camera = { eye: [0.2, 1.55, -8.4], target: [0, 1.55, 6], lens: 0.44, rise: 0.2 };

/** Kyiv: a garden on hanging veils, one path between them. */
function paint(width: number, height: number): Canvas {
  const garden = hang(gardenOfDelays, 620);
  const petals = hang(genesisPetals, 420);
  const panels: Panel[] = [
    { picture: petals, at: [0, 2.5, 13.9], half: [2.3, 2.3], facing: 'front', gain: 0.62 },
  ];
  const places = [
    [-3.1, 1.2],
    [3.2, 2.6],
    [-4.3, 4.6],
    [4.6, 6],
    [-2.9, 8.2],
    [3.1, 9.4],
    [-6, 9.8],
    [6.2, 11],
  ] as const;
  places.forEach(([x, z], k) => {
    const left = (k * 0.29) % 0.55;
    panels.push({
      picture: crop(garden, left, 0.3, left + 0.45, 1),
      at: [x, 2.5, z],
      half: [1.15, 2.1],
      facing: 'front',
      gain: 1.15,
    });
  });
  const hall = drawHall(
    {
      camera: CAMERA,
      low: [-9, 0, -9],
      high: [9, 6, 14],
      panels,
      wall: rgb('#8f928c', 0.8),
      floor: rgb('#4a4c48', 0.7),
      ceiling: rgb('#33352f', 0.5),
      ambient: [0.006, 0.009, 0.008],
      polish: 0.65,
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(hall, width, height);
  visit(
    full,
    CAMERA,
    [
      { pose: 'coat', x: 0.5, z: 4.4, size: 1.74 },
      { pose: 'dress', x: -0.7, z: 9.6, size: 1.66 },
      { pose: 'standing', x: 1.6, z: 10.6, size: 1.78 },
      { pose: 'child', x: -1.5, z: -0.9, size: 1.12 },
    ],
    rgb('#060a09'),
  );
  return full;
}

export const distantGardens: Picture = {
  pathname: 'exhibitions/distant-gardens-2024.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: { ...HALL_LOOK, exposure: 1.3 },
};
