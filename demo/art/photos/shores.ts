import { type Canvas, shade } from '../core/canvas';
import { rgb } from '../core/colour';
import { stand } from '../core/figures';
import { survey } from '../core/heightfield';
import { bell, mix, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';
import { stroke } from '../core/strokes';
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
  const [eye, rise, line, spread] = [2.1, 0.9, 0.3, 1];
  const sand = (x: number, z: number): number => {
    const bend = fbm(noise, x * 0.1 + 3, z * 0.1, 2) * 0.7;
    const crest = 1 - Math.abs(noise.at2(x * 0.17 + z * 0.1 + bend, z * 0.21 - x * 0.05));
    const lee = noise.at2(x * 0.08 + 9, z * 0.1) * 0.6;
    return (crest ** 1.6 * 1.25 + lee) * smooth(0.4, 5, z);
  };
  const canvas = survey(
    {
      height: sand,
      eye,
      horizon: line,
      spread,
      rise,
      near: 1.5,
      far: 15,
      ground(x, z, y, sx, sz, t, out) {
        const length = Math.sqrt(sx * sx + sz * sz + 1);
        const lit = smooth(-0.1, 0.42, (sx * 1.25 + 0.1 - sz * 0.3) / length);
        const drift = noise.at2(x * 0.9, z * 0.9) * 2.2 + noise.at2(x * 3.1, z * 3.1) * 0.5;
        const ripple = t < 12 ? Math.sin(x * 7 + z * 17 + drift * 2.4) * 0.17 * smooth(12, 2.5, t) : 0;
        const grain = 0.05 * noise.at2(x * 9, z * 9);
        const tone = (0.04 + lit * 0.5) * (1 + ripple + grain) + y * 0.02;
        const haze = 1 - Math.exp(-t * 0.032);
        out[0] = mix(tone * 1.08, 0.46, haze);
        out[1] = mix(tone * 0.9, 0.4, haze);
        out[2] = mix(tone * 0.72, 0.38, haze);
      },
      sky(u, v, out) {
        const veil = fbm(noise, u * 3, v * 9, 3) * 0.05;
        const tone = 0.3 + v * 0.5 + veil;
        out[0] = tone * 1.02;
        out[1] = tone * 0.97;
        out[2] = tone * 0.98;
      },
    },
    Math.round(width * 0.6),
    height,
  );
  const full = resize(canvas, width, height);
  // A fence against the wind, and someone beyond its end.
  const wood = rgb('#241f1c');
  const place = (x: number, z: number, up: number): [number, number] => [
    (0.5 + x / (spread * (width / height) * z)) * width,
    (line + ((eye - sand(x, z) - up) * rise) / z) * height,
  ];
  let before: [number, number] | undefined;
  for (let k = 0; k < 7; k++) {
    const z = 2.6 * 1.075 ** k;
    const x = -1.35 + (z - 3) * 0.4 + 0.25 * Math.sin(k * 0.5);
    const lean = 0.05 * noise.at2(k * 0.7, 5);
    const foot = place(x, z, -0.05);
    const head = place(x + lean, z, 0.42 + 0.06 * noise.at2(k * 1.3, 1));
    const thick = (0.028 * rise * height) / z;
    stroke(full, foot[0], foot[1], head[0], head[1], thick, thick * 0.85, wood, 0.95);
    const wire = place(x + lean * 0.7, z, 0.34);
    if (before) stroke(full, before[0], before[1], wire[0], wire[1], 1, 1, wood, 0.55);
    before = wire;
  }
  const [px, py] = place(5.4, 13, 0);
  stand(full, 'coat', px, py, (0.62 * rise * height) / 13, wood, 0.95);
  return full;
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
