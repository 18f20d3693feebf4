import { type Canvas, shade } from '../core/canvas';
import { ramp, rgb } from '../core/colour';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { turing } from '../core/turing';

const GRID = 400;

function paint(width: number, height: number): Canvas {
  const noise = createNoise(808);
  const field = turing(GRID, 2, 5, 26, 2121, (x, y) => {
    const dx = x - 0.5;
    const dy = y - 0.5;
    const reach = Math.hypot(dx, dy);
    return 0.05 * Math.sin(reach * 34 - 2) - 0.05 + 0.12 * fbm(noise, x * 4, y * 4, 2);
  });
  const relief = (x: number, y: number): number => {
    const px = Math.min(GRID - 1.001, Math.max(0, x * GRID - 0.5));
    const py = Math.min(GRID - 1.001, Math.max(0, y * GRID - 0.5));
    const x0 = px | 0;
    const y0 = py | 0;
    const fx = px - x0;
    const fy = py - y0;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const i = y0 * GRID + x0;
    const top = (field[i] as number) * (1 - sx) + (field[i + 1] as number) * sx;
    const low = (field[i + GRID] as number) * (1 - sx) + (field[i + GRID + 1] as number) * sx;
    const reach = Math.hypot(x - 0.5, y - 0.5);
    const swell = top * (1 - sy) + low * sy;
    const inside = smooth(0.386, 0.368, reach);
    const rim = smooth(0.372, 0.384, reach) * smooth(0.43, 0.421, reach);
    const reeds =
      smooth(0.43, 0.424, reach) *
      smooth(0.405, 0.411, reach) *
      0.25 *
      Math.sin(Math.atan2(y - 0.5, x - 0.5) * 220);
    return swell * inside * (0.9 - 0.5 * bell(reach, 0.07)) + rim * 1.5 + reeds + 0.5 * bell(reach, 0.1);
  };
  const metal = ramp(
    [0, '#0b0705'],
    [0.25, '#3c2413'],
    [0.48, '#94622f'],
    [0.68, '#d9ac62'],
    [0.86, '#f7e2b0'],
    [1, '#fffaf0'],
  );
  const cool = rgb('#8fb4d8');
  const w = Math.round(width * 0.5);
  const h = Math.round(height * 0.5);
  const canvas = shade(w, h, (px, py, out) => {
    const x = px / w;
    const y = py / h;
    const reach = Math.hypot(x - 0.5, y - 0.5);
    const inside = smooth(0.4315, 0.43, reach);
    const falls = bell(Math.hypot(x - 0.54, y - 0.56), 0.47);
    const velvet = 0.012 + 0.005 * noise.at2(x * 260, y * 260);
    const under =
      velvet * (1 - 0.9 * smooth(0.5, 0.43, Math.hypot(x - 0.525, y - 0.535))) * (0.4 + bell(x + y, 0.9));
    out[0] = under * 1.1;
    out[1] = under * 0.95;
    out[2] = under * 1.05;
    if (inside <= 0) return;
    const e = 0.0016;
    const here = relief(x, y);
    const sx = (relief(x + e, y) - here) * 2.9;
    const sy = (relief(x, y + e) - here) * 2.9;
    const scratch = noise.at2(x * 340, y * 18) * 0.03 + fbm(noise, x * 11, y * 11, 3) * 0.05;
    const inverse = 1 / Math.sqrt(sx * sx + sy * sy + 1);
    const facing = (sx * 0.62 + sy * 0.68 + 0.42) * inverse;
    const spark = Math.max(0, facing) ** 7 * 1.15;
    const sheen = bell(sx * 0.7 - sy * 0.5 + (x - y) * 2.6 + 0.25, 0.5) * 0.22;
    const value = clamp(0.24 + facing * 0.42 + here * 0.13 + scratch + sheen - reach * 0.25, 0, 1);
    const tone = metal(value);
    const back = Math.max(0, (-sx * 0.8 - sy * 0.35) * inverse) ** 2 * 0.16;
    for (let c = 0; c < 3; c++) {
      const light =
        (tone[c] as number) * (0.82 + 0.3 * falls) +
        spark * 0.55 * (c === 2 ? 0.7 : 1) +
        back * (cool[c] as number);
      out[c] = (out[c] as number) * (1 - inside) + light * inside;
    }
  });
  return resize(canvas, width, height);
}

/** A coin that grew its own face: a reaction that spreads, struck in bronze. */
export const coinOfBreath: Picture = {
  pathname: 'works/coin-of-breath.jpg',
  width: 1800,
  height: 1800,
  paint,
  look: {
    curve: 'paper',
    exposure: 1.0,
    contrast: 1.1,
    bloom: 0.07,
    bloomReach: 0.02,
    vignette: 0.2,
    grain: 2.4,
    grainSize: 1.4,
  },
};
