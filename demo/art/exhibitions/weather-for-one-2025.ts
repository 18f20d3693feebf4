import type { Camera } from '../core/camera';
import type { Canvas } from '../core/canvas';
import { rgb } from '../core/colour';
import { drawHall } from '../core/hall';
import { crop, hang } from '../core/hang';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { visit } from '../core/visitors';
import { lastWeather } from '../works/last-weather';
import { HALL_LOOK } from './look';

const CAMERA: Camera = { eye: [0, 1.5, -9.8], target: [0, 1.5, 6], lens: 0.33, rise: 0.52 };

/** Osaka: one visitor at a time before one sky. */
function paint(width: number, height: number): Canvas {
  const sky = hang(lastWeather, 900);
  const hall = drawHall(
    {
      camera: CAMERA,
      low: [-4.6, 0, -10],
      high: [4.6, 6.5, 9],
      panels: [
        {
          picture: crop(sky, 0, 0.1, 1, 0.875),
          at: [0, 3.05, 8.97],
          half: [3.15, 3.05],
          facing: 'front',
          gain: 1.7,
        },
      ],
      wall: rgb('#8a827c', 0.8),
      floor: rgb('#4b4644', 0.7),
      ceiling: rgb('#5a5450', 0.6),
      ambient: [0.004, 0.004, 0.005],
      polish: 0.9,
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(hall, width, height);
  visit(full, CAMERA, [{ pose: 'standing', x: 0, z: 5.6, size: 1.72 }], rgb('#070606'), 0.6);
  return full;
}

export const weatherForOne: Picture = {
  pathname: 'exhibitions/weather-for-one-2025.jpg',
  width: 1800,
  height: 1200,
  paint,
  look: { ...HALL_LOOK, exposure: 1.1 },
};
