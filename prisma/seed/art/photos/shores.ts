import { type Canvas, shade } from '../core/canvas';
import { survey } from '../core/heightfield';
import { bell, mix, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { drawSwell } from '../core/swell';
import { FILM, MONOCHROME, TALL, WIDE } from './look';

/** The Black Sea in October: one line. */
function horizon(width: number, height: number): Canvas {
  const noise = createNoise(1301);
  const canvas = drawSwell(Math.round(width * 0.6), Math.round(height * 0.6), {
    seed: 13,
    horizon: 0.46,
    eye: 2.4,
    lens: 0.9,
    chop: 0.42,
    deep: [0.018, 0.022, 0.025],
    sky(u, rise, out) {
      const cloud = fbm(noise, u * 1.8, rise * 5.5 + 2, 4) * 0.09 * smooth(0.02, 0.2, rise);
      const sun = bell(Math.hypot(u - 0.25, (rise - 0.16) * 1.3), 0.32) * 0.4;
      const tone = 0.36 - rise * 0.38 + cloud + sun;
      out[0] = Math.max(0.02, tone * 0.98);
      out[1] = Math.max(0.02, tone);
      out[2] = Math.max(0.02, tone * 1.04);
    },
  });
  return resize(canvas, width, height);
}

/** Dunes on the Dutch coast, late. */
function dunes(width: number, height: number): Canvas {
  const noise = createNoise(1401);
  const canvas = survey(
    {
      height(x, z) {
        const bend = fbm(noise, x * 0.1 + 3, z * 0.1, 2) * 0.9;
        const crest = 1 - Math.abs(noise.at2(x * 0.17 + z * 0.1 + bend, z * 0.21 - x * 0.05));
        const lee = noise.at2(x * 0.08 + 9, z * 0.1) * 0.5;
        return (crest ** 1.6 * 1.15 + lee) * smooth(0.8, 5, z) + 0.02 * noise.at2(x * 1.2, z * 1.2);
      },
      eye: 2.1,
      horizon: 0.27,
      spread: 1,
      rise: 0.9,
      near: 1.5,
      far: 40,
      ground(x, z, y, sx, sz, t, out) {
        const length = Math.sqrt(sx * sx + sz * sz + 1);
        const lit = smooth(-0.06, 0.5, (sx * 1.1 + 0.12 - sz * 0.25) / length);
        const ripples =
          t < 14
            ? 0.1 * Math.sin((x * 3 + z * 9 + noise.at2(x * 1.4, z * 1.4) * 3) * 2.2) * smooth(14, 3, t)
            : 0;
        const tone = 0.045 + lit * (0.42 + ripples * 1.4) + ripples * 0.06 + y * 0.03;
        const haze = 1 - Math.exp(-t * 0.022);
        out[0] = mix(tone * 1.08, 0.46, haze);
        out[1] = mix(tone * 0.9, 0.4, haze);
        out[2] = mix(tone * 0.72, 0.38, haze);
      },
      sky(u, v, out) {
        const veil = fbm(noise, u * 3, v * 9, 3) * 0.04;
        const tone = 0.36 + v * 0.34 + veil;
        out[0] = tone * 1.02;
        out[1] = tone * 0.97;
        out[2] = tone * 0.98;
      },
    },
    Math.round(width * 0.6),
    height,
  );
  return resize(canvas, width, height);
}

/** An estuary at low water. */
function estuary(width: number, height: number): Canvas {
  const noise = createNoise(1801);
  const small = shade(Math.round(width * 0.6), Math.round(height * 0.6), (x, y, out) => {
    const u = x / (width * 0.6);
    const v = y / (height * 0.6);
    const line = 0.33;
    const skyAt = (rise: number, side: number): number => {
      const sun = Math.hypot((side - 0.58) * 0.68, rise - 0.13);
      const cloud = fbm(noise, side * 2.4, rise * 7, 4) * 0.12 * smooth(0, 0.12, rise);
      return 0.42 - rise * 0.5 + cloud + bell(sun, 0.2) * 0.4 + smooth(0.026, 0.024, sun) * 1.2;
    };
    let tone: number;
    if (v < line) tone = skyAt(line - v, u);
    else {
      const t = 0.11 / (v - line + 0.006);
      const wx = (u - 0.5) * t * 1.1;
      const bend = Math.sin(t * 0.75 + 0.6) * 0.62 + Math.sin(t * 0.31) * 0.5;
      const channel = Math.abs(wx - bend * 0.55) - 0.16 - 0.12 * fbm(noise, t * 0.8, 2, 2) - t * 0.012;
      const pools = fbm(noise, wx * 3, t * 2.2, 4) * 0.4 - 0.17 + channel * 0.12;
      const wet = Math.max(smooth(0.025, -0.02, channel), smooth(-0.03, 0.03, -0.1 + pools));
      const ripple = noise.at2(wx * 9, t * 14) * 0.012;
      const mirror = skyAt((v - line) * 0.75 + ripple, u + ripple) * 0.82;
      const mud =
        0.055 +
        0.035 * fbm(noise, wx * 6, t * 9, 3) +
        0.03 * noise.at2(wx * 22, t * 20) +
        0.1 * Math.exp(-(v - line) * 22);
      tone = mix(mud, mirror, wet);
    }
    out[0] = tone * 1.05;
    out[1] = tone * 0.98;
    out[2] = tone * 0.92;
  });
  return resize(small, width, height);
}

/** Shores and sand, 13, 14 and 18. */
export const SHORES: readonly Picture[] = [
  { pathname: 'photos/photo-13.jpg', ...WIDE, paint: horizon, look: MONOCHROME },
  { pathname: 'photos/photo-14.jpg', ...WIDE, paint: dunes, look: { ...FILM, exposure: 0.75 } },
  { pathname: 'photos/photo-18.jpg', ...TALL, paint: estuary, look: { ...FILM, exposure: 0.8 } },
];
