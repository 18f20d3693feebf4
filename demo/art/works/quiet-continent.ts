import type { Canvas } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { survey } from '../core/heightfield';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm, ridged } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';

function paint(width: number, height: number): Canvas {
  const noise = createNoise(4021);
  const veil = rgb('#8d6f8c', 0.75);
  const warm = rgb('#f0b489', 0.95);
  const water = rgb('#454066', 0.72);
  const rock = ramp([0, '#2b2a3a'], [0.45, '#6b5060'], [0.75, '#b98374'], [1, '#f2d9c4']);
  const dusk = ramp([0, '#f3b98d', 1], [0.2, '#d98f86', 0.85], [0.5, '#8a6f93', 0.62], [1, '#3a3f66', 0.42]);
  const land = (x: number, z: number): number => {
    const bend = fbm(noise, x * 0.09 + 3, z * 0.09, 2);
    const mass = fbm(noise, x * 0.15 + bend, z * 0.15 + bend * 0.6 + 7, 2) * 0.62;
    const folds = ridged(noise, x * 0.3 + bend * 0.5, z * 0.26 + 5, 4) - 0.42;
    const strait = smooth(0.25, 4.2, Math.abs(x - 1.1 - Math.sin(z * 0.33) * 1.5 - z * 0.05));
    return (mass + folds * 0.85 + 0.42) * (0.16 + strait) - 0.27 + 0.02 * fbm(noise, x * 2.3, z * 2.3, 3);
  };
  const canvas = survey(
    {
      height: (x, z) => Math.max(0, land(x, z)),
      eye: 2.35,
      horizon: 0.3,
      spread: 1.05,
      rise: 1.0,
      near: 2.9,
      far: 46,
      ground(x, z, y, sx, sz, t, out) {
        const haze = 1 - Math.exp(-Math.max(0, t - 2) * 0.062 * (1.2 - 0.35 * clamp(y, 0, 1)));
        let tone: readonly [number, number, number];
        if (y <= 0) {
          const glint = fbm(noise, x * 0.9, z * 3.2, 2) * 0.035;
          const path = bell(x / t + 0.315, 0.09) * (0.7 + 6 * glint);
          const v = clamp(0.3 - 0.7 / t + t * 0.012 + glint + path * 0.75, 0, 1);
          tone = mixRgb(water, warm, v);
        } else {
          const length = Math.sqrt(sx * sx + sz * sz + 1);
          const lit = clamp((-sx * 0.86 + 0.26 - sz * 0.12) / length, 0, 1);
          const strata = 0.1 * fbm(noise, x * 1.2, y * 9 + z, 3);
          const base = rock(clamp(0.12 + lit * 0.72 + strata * (0.4 + lit) + y * 0.1, 0, 1));
          const shade = 0.28 + lit * 1.15;
          tone = [base[0] * shade * 1.15, base[1] * shade, base[2] * shade * (1.05 - lit * 0.15)];
        }
        const air = mixRgb(veil, warm, smooth(6, 34, t));
        for (let c = 0; c < 3; c++) out[c] = (tone[c] as number) * (1 - haze) + (air[c] as number) * haze;
      },
      sky(u, v, out) {
        const t = clamp((0.37 - v) / 0.37, 0, 1);
        const tone = dusk(t ** 0.85);
        const glow = bell(Math.hypot((u - 0.2) * 1.9, (v - 0.35) * 1.6), 0.32) * 0.32;
        const streak =
          smooth(0.15, 0.7, fbm(noise, u * 3 + 11, v * 17 + u * 1.2, 4)) * 0.13 * smooth(1, 0.3, t);
        out[0] = tone[0] + glow + streak;
        out[1] = tone[1] + glow * 0.66 + streak * 0.72;
        out[2] = tone[2] + glow * 0.4 + streak * 0.62;
      },
    },
    Math.round(width * 0.44),
    height,
  );
  return resize(canvas, width, height);
}

/** Ranges and a strait at dusk: a surveyed heightfield with air between. */
export const quietContinent: Picture = {
  pathname: 'works/quiet-continent.jpg',
  width: 2200,
  height: 1100,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.82,
    contrast: 1.15,
    bloom: 0.06,
    bloomReach: 0.02,
    vignette: 0.25,
    grain: 2.6,
    grainSize: 1.5,
  },
};
