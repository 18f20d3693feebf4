import { type Canvas, createCanvas, sample } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { march } from '../core/march';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { ball, egg, melt, stick } from '../core/solids';
import { bakedHead } from '../works/titan-head';

const TURN = -1.02;

/** Light on a head with its hair tied back; the hair is marked in the blue channel. */
function sitting(width: number, height: number): Canvas {
  const head = bakedHead();
  const cos = Math.cos(TURN);
  const sin = Math.sin(TURN);
  const hair = (x: number, y: number, z: number): number => {
    let d = egg(x, y - 7.45, z + 0.95, 2.95, 3.05, 3.5);
    d = Math.max(d, (z - 1.55) * 0.75 + (6.9 - y) * 0.66 - 0.2, 5.1 - y + (z > -1 ? (z + 1) * 0.8 : 0));
    d = melt(d, ball(x, y - 8.6, z + 4.5, 1.35), 0.5);
    return d + 0.02 * Math.sin(y * 22 + z * 9);
  };
  return march(
    {
      camera: { eye: [0.3, 6.1, -26], target: [0.3, 5.75, 0], lens: 0.262 },
      low: [-6.6, -1.2, -6.6],
      high: [6.6, 11.2, 6.6],
      distance(x, y, z) {
        const px = x * cos + z * sin;
        const pz = x * sin - z * cos;
        const narrow = 1 + 0.07 * smooth(6, 2.6, y);
        const body =
          melt(head(px * narrow, y, pz), stick(px, y, pz, [0, 1.2, -1.2], [0, -1, -1.6], 2.1), 0.6) * 0.9;
        return Math.min(body, hair(px, y, pz));
      },
      sun: [-0.86, 0.5, -0.12],
      sunlight: [1.15, 1.15, 1.15],
      ambient: [0.1, 0.1, 0.1],
      bounce: [0.04, 0.04, 0.04],
      hardness: 7,
      caution: 0.8,
      bevel: 0.06,
      fog: 0,
      sky(_dx, _dy, _dz, out) {
        out.fill(0);
      },
      skin(x, y, z, out) {
        const px = x * cos + z * sin;
        const pz = x * sin - z * cos;
        const tied = hair(px, y, pz) < 0.06;
        const tone = tied ? 0.16 : y < 1.6 ? 0.22 : 0.82;
        out[0] = tone;
        out[1] = tone;
        out[2] = tone;
      },
    },
    width,
    height,
  );
}

function paint(width: number, height: number): Canvas {
  const light = sitting(Math.round(width * 0.23), Math.round(height * 0.23));
  const noise = createNoise(1984);
  const dark = rgb('#0e0d10');
  const canvas = createCanvas(width, height, dark);
  const warm = ramp([0, '#6b4a3c'], [0.4, '#d98f6c'], [0.75, '#f3d3b4'], [1, '#fff6e6']);
  const pitch = (9.2 * height) / 1750;
  const at = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const v = y / height;
      sample(light, u, v, at);
      const raw = at[0] as number;
      // Lines rise where the face comes forward, as on an engraved plate.
      const wave = (fbm(noise, u * 2.2, v * 1.2, 2) * 1.3 + Math.sqrt(Math.max(0, raw)) * 1.05) * pitch;
      const place = (y + wave) / pitch;
      const within = Math.abs(place - Math.floor(place) - 0.5) * 2;
      const tone = clamp(raw, 0, 1.1) ** 0.62;
      const room = 0.05 + 0.13 * bell(Math.hypot((u - 0.78) * 0.9, v - 0.42), 0.5);
      const thick = Math.max(tone * 0.93, room);
      const cover = smooth(1 - thick - 0.16, 1 - thick + 0.16, within);
      const ink = mixRgb(
        dark,
        warm(clamp(0.18 + tone * 0.85, 0, 1)),
        cover * clamp(0.35 + thick * 0.9, 0, 1),
      );
      const i = (y * width + x) * 3;
      canvas.data[i] = ink[0];
      canvas.data[i + 1] = ink[1];
      canvas.data[i + 2] = ink[2];
    }
  }
  return canvas;
}

/** The artist, half in the light, cut in lines. */
export const dariaSelivan: Picture = {
  pathname: 'portrait/daria-selivan.jpg',
  width: 1400,
  height: 1750,
  paint,
  look: {
    curve: 'paper',
    exposure: 1,
    bloom: 0.1,
    bloomReach: 0.02,
    vignette: 0.25,
    grain: 2.4,
    grainSize: 1.4,
  },
};
