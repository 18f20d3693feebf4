import type { Camera } from '../core/camera';
import { type Canvas, shade } from '../core/canvas';
import { rgb } from '../core/colour';
import { drawHall } from '../core/hall';
import type { Block, Panel } from '../core/hall-model';
import { hang, plain } from '../core/hang';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { visit } from '../core/visitors';
import { sunThrough, type Window } from '../core/windows';
import { cityOfSignals } from '../works/city-of-signals';
import { lastWeather } from '../works/last-weather';
import { ledgerOfBirds } from '../works/ledger-of-birds';
import { proofOfDusk } from '../works/proof-of-dusk';
import { sixtyFourMoons } from '../works/sixty-four-moons';
import { slowLightning } from '../works/slow-lightning';
import { theUnlitCoast } from '../works/the-unlit-coast';
import { FILM, MONOCHROME, TALL, WIDE } from './look';

const PLASTER = rgb('#d6d0c6', 0.85);
const BOARDS = rgb('#8c7860', 0.7);

function windowLight(window: Window, x: number, gain: number): Panel {
  return {
    picture: plain(0.75, 0.88, 1),
    at: [x, window.y, window.z],
    half: window.half,
    facing: 'left',
    gain,
  };
}

/** Morning sun on an empty studio wall, a bench and two stretched canvases. */
function morning(width: number, height: number): Canvas {
  const camera: Camera = { eye: [0.3, 1.35, -3.4], target: [0.7, 1.35, 4], lens: 0.46, rise: 0.02 };
  const windows: Window[] = [
    { y: 2.1, z: 0.6, half: [0.75, 1.1], panes: [2, 4] },
    { y: 2.1, z: 2.9, half: [0.75, 1.1], panes: [2, 4] },
  ];
  const blocks: Block[] = [
    { low: [1.2, 0, 3.3], high: [2.4, 1.5, 3.38], tone: rgb('#cfc8ba') },
    { low: [1.8, 0, 3.1], high: [2.9, 0.95, 3.18], tone: rgb('#5f5a55') },
    { low: [-0.6, 0.42, 1.7], high: [0.8, 0.47, 2.1], tone: rgb('#6f5a44') },
    { low: [-0.55, 0, 1.75], high: [-0.5, 0.42, 2.05], tone: rgb('#3f342a') },
    { low: [0.7, 0, 1.75], high: [0.75, 0.42, 2.05], tone: rgb('#3f342a') },
    { low: [-0.2, 0.47, 1.8], high: [0.0, 0.72, 2.0], tone: rgb('#8a4a34') },
  ];
  const hall = drawHall(
    {
      camera,
      low: [-2.6, 0, -4],
      high: [3.2, 3.6, 3.5],
      panels: windows.map((window) => windowLight(window, -2.58, 1)),
      blocks,
      wall: PLASTER,
      floor: BOARDS,
      ceiling: PLASTER,
      ambient: [0.045, 0.047, 0.052],
      polish: 0.06,
      sun: sunThrough(-2.58, windows, [-0.85, 0.5, -0.62], rgb('#ffdcae', 2.9), blocks),
    },
    Math.round(width * 0.55),
    Math.round(height * 0.55),
  );
  return resize(hall, width, height);
}

/** Proofs pinned to the wall in two rows, and a stripe of sun. */
function proofs(width: number, height: number): Canvas {
  const camera: Camera = { eye: [-0.6, 1.55, -2.3], target: [0.15, 1.55, 2], lens: 0.43, rise: 0 };
  const prints = [lastWeather, sixtyFourMoons, theUnlitCoast, ledgerOfBirds, slowLightning, proofOfDusk].map(
    (work) => hang(work, 200),
  );
  const windows: Window[] = [{ y: 2.3, z: 0.2, half: [0.6, 1.2], panes: [2, 3] }];
  const panels: Panel[] = [windowLight(windows[0] as Window, -2.48, 0.8)];
  const sheets: Block[] = [];
  let x = -1.75;
  for (let k = 0; k < 9; k++) {
    const picture = prints[(k * 5) % prints.length] as Canvas;
    const half = 0.2 + 0.05 * ((k * 7) % 3);
    const tall = (half * picture.height) / picture.width;
    const y = 1.6 + (((k * 5) % 7) - 3) * 0.05 + (k % 2 ? 0.05 : -0.03);
    x += half;
    panels.push({ picture, at: [x, y, 1.972], half: [half, tall], facing: 'front', gain: 0.42 });
    sheets.push({
      low: [x - half - 0.035, y - tall - 0.06, 1.98],
      high: [x + half + 0.035, y + tall + 0.035, 1.99],
      tone: rgb('#e9e4d9'),
    });
    x += half + 0.13;
  }
  const hall = drawHall(
    {
      camera,
      low: [-2.5, 0, -3],
      high: [4, 3.4, 2],
      panels,
      blocks: [...sheets, { low: [-0.9, 0.78, 1.2], high: [2.6, 0.83, 1.95], tone: rgb('#5a4a3c') }],
      wall: PLASTER,
      floor: BOARDS,
      ceiling: PLASTER,
      ambient: [0.075, 0.078, 0.08],
      polish: 0,
      sun: sunThrough(-2.48, windows, [-0.9, 0.36, -0.66], rgb('#ffe2ba', 1.5), sheets),
    },
    Math.round(width * 0.5),
    Math.round(height * 0.5),
  );
  return resize(hall, width, height);
}

/** Late work: two screens are the only lamps. */
function screens(width: number, height: number): Canvas {
  const camera: Camera = { eye: [-0.5, 1.35, -2.6], target: [0.05, 1.2, 1], lens: 0.46 };
  const hall = drawHall(
    {
      camera,
      low: [-3, 0, -4],
      high: [3, 3, 1.5],
      panels: [
        {
          picture: hang(slowLightning, 260),
          at: [-0.98, 1.32, 1.12],
          half: [0.3, 0.42],
          facing: 'front',
          gain: 1.9,
        },
        {
          picture: hang(cityOfSignals, 480),
          at: [0.2, 1.22, 1.1],
          half: [0.72, 0.405],
          facing: 'front',
          gain: 2.4,
        },
      ],
      blocks: [
        { low: [-1.6, 0.7, 0.3], high: [1.7, 0.75, 1.3], tone: rgb('#7a6a58') },
        { low: [0.14, 0.75, 1.12], high: [0.26, 0.86, 1.18], tone: [0.02, 0.02, 0.02] },
        { low: [-0.1, 0.75, 0.52], high: [0.42, 0.77, 0.68], tone: [0.09, 0.09, 0.1] },
        { low: [1.15, 0.75, 0.75], high: [1.4, 1.0, 0.95], tone: rgb('#9a8f80') },
        { low: [1.9, 0, 1.1], high: [2.6, 2.1, 1.48], tone: rgb('#4c4740') },
      ],
      wall: rgb('#8d8880', 0.8),
      floor: BOARDS,
      ceiling: PLASTER,
      ambient: [0.022, 0.024, 0.03],
      polish: 0.1,
    },
    Math.round(width * 0.55),
    Math.round(height * 0.55),
  );
  const full = resize(hall, width, height);
  visit(full, camera, [{ pose: 'seated', x: 0.62, z: -1.1, size: 1.7 }], [0.0008, 0.0008, 0.001], 0);
  return full;
}

/** The long hall of the studio building, all its windows on one side. */
function longHall(width: number, height: number): Canvas {
  const camera: Camera = { eye: [0.9, 1.6, -2], target: [-0.4, 1.6, 12], lens: 0.48, rise: 0.24 };
  const windows: Window[] = [0, 1, 2, 3, 4, 5].map((k) => ({
    y: 2.9,
    z: 0.6 + k * 3.3,
    half: [1.05, 1.6],
    panes: [4, 5],
  }));
  const blocks: Block[] = [];
  for (let k = 0; k < 6; k++) {
    const z = 2.3 + k * 3.3;
    blocks.push({ low: [2.5, 0, z - 0.14], high: [2.78, 5.4, z + 0.14], tone: rgb('#8f8a84') });
    blocks.push({ low: [-3.4, 5, z - 0.1], high: [5, 5.3, z + 0.1], tone: rgb('#5e5a56') });
  }
  blocks.push({ low: [0.9, 0, 7], high: [2.1, 0.85, 9.6], tone: rgb('#7a6a58') });
  blocks.push({ low: [-1.9, 0, 11], high: [-1.1, 1.7, 11.8], tone: rgb('#c8c2b8') });
  const hall = drawHall(
    {
      camera,
      low: [-3.4, 0, -3],
      high: [5, 5.4, 21],
      panels: windows.map((window) => windowLight(window, -3.38, 1.15)),
      blocks,
      wall: rgb('#b8b3ab', 0.8),
      floor: rgb('#83807a', 0.75),
      ceiling: rgb('#a8a49c', 0.7),
      ambient: [0.022, 0.024, 0.026],
      polish: 0.3,
      sun: sunThrough(-3.38, windows, [-0.8, 0.75, -0.35], rgb('#ffeccf', 1.7), blocks),
    },
    Math.round(width * 0.48),
    Math.round(height * 0.48),
  );
  const full = resize(hall, width, height);
  visit(full, camera, [{ pose: 'walking', x: 0.2, z: 13, size: 1.68 }], rgb('#141312'), 0.2);
  return full;
}

/** The artist against the light. */
function backlight(width: number, height: number): Canvas {
  const camera: Camera = { eye: [0.2, 1.45, -3.6], target: [0.05, 1.45, 3], lens: 0.46, rise: 0.04 };
  const pane = shade(240, 320, (x, y, out) => {
    const bar = Math.abs((x % 80) - 40) > 37.4 || Math.abs((y % 80) - 40) > 37.4;
    const city = y > 214 - 26 * Math.abs(Math.sin(Math.floor(x / 23) * 7.7)) && y < 400;
    const tone = bar ? 0.02 : (city ? 0.42 : 0.86) + y * 0.0005;
    out[0] = tone * 0.97;
    out[1] = tone;
    out[2] = tone * 1.02;
  });
  const hall = drawHall(
    {
      camera,
      low: [-2.4, 0, -4],
      high: [2.6, 3.7, 3],
      panels: [{ picture: pane, at: [0.1, 1.95, 2.98], half: [1.15, 1.55], facing: 'front', gain: 1.6 }],
      blocks: [
        { low: [-1.2, 0.32, 2.6], high: [1.4, 0.4, 3], tone: rgb('#b8b0a4') },
        { low: [-2.2, 0, 1.7], high: [-1.5, 0.9, 2.3], tone: rgb('#6a6058') },
        { low: [-2.1, 0.9, 1.8], high: [-1.8, 1.25, 2.1], tone: rgb('#a79a8a') },
      ],
      wall: rgb('#a8a29a', 0.7),
      floor: BOARDS,
      ceiling: rgb('#a8a29a', 0.7),
      ambient: [0.008, 0.008, 0.009],
      polish: 0.35,
    },
    Math.round(width * 0.6),
    Math.round(height * 0.6),
  );
  const full = resize(hall, width, height);
  visit(full, camera, [{ pose: 'dress', x: 0.42, z: 1.5, size: 1.68 }], [0.002, 0.002, 0.002], 0.3);
  return full;
}

/** The studio, 01 to 03, 05 and 06: rooms and their light. */
export const STUDIO_ROOMS: readonly Picture[] = [
  { pathname: 'photos/photo-01.jpg', ...WIDE, paint: morning, look: { ...FILM, exposure: 1.1 } },
  { pathname: 'photos/photo-02.jpg', ...WIDE, paint: proofs, look: { ...FILM, exposure: 1.05 } },
  {
    pathname: 'photos/photo-03.jpg',
    ...WIDE,
    paint: screens,
    look: { ...FILM, exposure: 1.35, bloom: 0.16 },
  },
  { pathname: 'photos/photo-05.jpg', ...WIDE, paint: longHall, look: { ...MONOCHROME, exposure: 0.95 } },
  {
    pathname: 'photos/photo-06.jpg',
    ...TALL,
    paint: backlight,
    look: { ...MONOCHROME, bloom: 0.2, bloomReach: 0.03 },
  },
];
