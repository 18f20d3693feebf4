import { blurred } from '../core/blur';
import type { Camera } from '../core/camera';
import { type Canvas, touch } from '../core/canvas';
import { rgb } from '../core/colour';
import { stand } from '../core/figures';
import { drawHall } from '../core/hall';
import { crop, hang } from '../core/hang';
import { bell, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { type Visitor, visit } from '../core/visitors';
import { cityOfSignals } from '../works/city-of-signals';
import { pulseLoom } from '../works/pulse-loom';
import { ringOfRain } from '../works/ring-of-rain';
import { slowLightning } from '../works/slow-lightning';
import { tidalArchive } from '../works/tidal-archive';
import { FILM, MONOCHROME, TALL, WIDE } from './look';

const DARK = rgb('#7d7a78', 0.7);
const NIGHT = [0.0008, 0.0008, 0.001] as const;

/** A black room with one picture, on the wall ahead. */
function blackRoom(
  width: number,
  height: number,
  camera: Camera,
  picture: Canvas,
  half: readonly [number, number],
  gain: number,
  visitors: readonly Visitor[],
  distance = 6,
): Canvas {
  const low = Math.max(0.12, 2.1 - half[1]);
  const hall = drawHall(
    {
      camera,
      low: [-Math.max(3.4, half[0] + 0.9), 0, -8],
      high: [Math.max(3.4, half[0] + 0.9), Math.max(4, half[1] * 2 + 0.7), distance],
      panels: [{ picture, at: [0, low + half[1], distance - 0.03], half, facing: 'front', gain }],
      wall: DARK,
      floor: rgb('#4a4848', 0.7),
      ceiling: rgb('#555352', 0.6),
      ambient: [0.004, 0.004, 0.005],
      polish: 0.6,
    },
    Math.round(width * 0.45),
    Math.round(height * 0.45),
  );
  const full = resize(hall, width, height);
  visit(full, camera, visitors, NIGHT, 0.35);
  return full;
}

/** A grown-up and a child before the sea. */
function beforeTheSea(width: number, height: number): Canvas {
  const sea = crop(hang(tidalArchive, 800), 0.1, 0.27, 1, 1);
  const camera: Camera = { eye: [0.2, 1.15, -1.9], target: [0, 1.35, 6], lens: 0.42, rise: 0.08 };
  return blackRoom(width, height, camera, sea, [4.4, 1.95], 1.7, [
    { pose: 'dress', x: 0.42, z: 3.1, size: 1.68 },
    { pose: 'child', x: -0.16, z: 3.05, size: 1.12 },
  ]);
}

/** The ring at the end of a corridor. */
function corridor(width: number, height: number): Canvas {
  const camera: Camera = { eye: [0.1, 1.5, -7.4], target: [0, 1.5, 6], lens: 0.4, rise: 0.1 };
  const ring = crop(hang(ringOfRain, 700), 0.22, 0.05, 0.84, 1);
  return blackRoom(
    width,
    height,
    camera,
    ring,
    [1.75, 1.68],
    2.2,
    [{ pose: 'walking', x: -0.35, z: 1.6, size: 1.72 }],
    7,
  );
}

/** Lightning in the floor. */
function inTheFloor(width: number, height: number): Canvas {
  const camera: Camera = { eye: [-0.5, 0.42, -2.6], target: [0.1, 1.3, 6], lens: 0.42, rise: 0.02 };
  return blackRoom(width, height, camera, hang(slowLightning, 420), [1.25, 1.75], 2.2, [
    { pose: 'standing', x: 1.75, z: 3.6, size: 1.78 },
  ]);
}

/** A row of listeners before the city. */
function listeners(width: number, height: number): Canvas {
  const camera: Camera = { eye: [0.3, 1.3, -3.6], target: [0, 1.55, 6], lens: 0.36, rise: 0.06 };
  return blackRoom(width, height, camera, hang(cityOfSignals, 800), [4, 2.1], 2.3, [
    { pose: 'seated', x: -0.86, z: -1.75, size: 1.72 },
    { pose: 'seated', x: -0.26, z: -1.7, size: 1.6 },
    { pose: 'seated', x: 0.5, z: -1.75, size: 1.76 },
    { pose: 'standing', x: 2.3, z: 3.2, size: 1.8 },
  ]);
}

/** The beam of the projector, and someone who crosses it. */
function beam(width: number, height: number): Canvas {
  const noise = createNoise(1111);
  const canvas = blackRoom(
    width,
    height,
    { eye: [0, 1.4, -5], target: [0, 1.4, 6], lens: 0.42, rise: 0.1 },
    crop(hang(tidalArchive, 300), 0.3, 0.3, 0.9, 0.9),
    [1.6, 1.1],
    0.5,
    [],
  );
  touch(canvas, (x, y, out) => {
    const u = x / width;
    const v = y / height;
    const along = 1 - u / 0.985;
    if (along <= 0) return;
    const centre = 0.14 + along * 0.33;
    const spread = 0.006 + along * 0.235;
    const across = (v - centre) / spread;
    if (Math.abs(across) > 1.6) return;
    const dust = 0.62 + 0.5 * fbm(noise, u * 5, v * 8, 3) + 0.3 * noise.at2(across * 6, u * 2);
    const light = (bell(across, 0.85) * smooth(1.25, 0.85, Math.abs(across)) * dust * 0.075) / (0.16 + along);
    out[0] = (out[0] as number) + light * 0.86;
    out[1] = (out[1] as number) + light;
    out[2] = (out[2] as number) + light * 1.02;
  });
  stand(canvas, 'walking', width * 0.36, height * 0.93, height * 0.56, NIGHT, 0.985, true);
  return canvas;
}

/** One head before a cloth of light, which is out of focus. */
function closeBy(width: number, height: number): Canvas {
  const cloth = crop(hang(pulseLoom, 900), 0.3, 0.08, 0.72, 0.78);
  const full = blurred(resize(cloth, width, height), width * 0.011);
  for (let i = 0; i < full.data.length; i++) full.data[i] = (full.data[i] as number) * 1.25;
  stand(full, 'dress', width * 0.62, height * 2.15, height * 1.95, NIGHT, 0.985);
  return full;
}

/** Views of installations, 07 to 12. */
export const INSTALLATIONS: readonly Picture[] = [
  { pathname: 'photos/photo-07.jpg', ...WIDE, paint: beforeTheSea, look: FILM },
  { pathname: 'photos/photo-08.jpg', ...TALL, paint: corridor, look: { ...FILM, exposure: 1.2 } },
  { pathname: 'photos/photo-09.jpg', ...WIDE, paint: inTheFloor, look: { ...FILM, exposure: 1.15 } },
  { pathname: 'photos/photo-10.jpg', ...WIDE, paint: listeners, look: { ...FILM, exposure: 1.1 } },
  {
    pathname: 'photos/photo-11.jpg',
    ...WIDE,
    paint: beam,
    look: { ...MONOCHROME, exposure: 1.2, bloom: 0.02 },
  },
  { pathname: 'photos/photo-12.jpg', ...WIDE, paint: closeBy, look: FILM },
];
