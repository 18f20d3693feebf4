import { type Canvas, shade } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { stand } from '../core/figures';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { resize } from '../core/resize';

const HORIZON = 0.865;

function paint(width: number, height: number): Canvas {
  const noise = createNoise(2525);
  const w = Math.round(width * 0.45);
  const h = Math.round(height * 0.45);
  const aspect = w / h;
  const cloud = ramp(
    [0, '#0b0d14'],
    [0.3, '#252a38'],
    [0.5, '#5b4f5c'],
    [0.68, '#b5694f'],
    [0.84, '#f0b36a'],
    [1, '#fff0cf'],
  );
  const gold = rgb('#f3c083', 1.1);
  const canvas = shade(w, h, (x, y, out) => {
    const u = (x / w - 0.5) * aspect;
    const v = y / h;
    if (v > HORIZON) {
      const t = (v - HORIZON) / (1 - HORIZON);
      const far = 0.04 / (t + 0.04);
      const grass = fbm(noise, (u * 7) / (t + 0.12), 3 / (t + 0.06), 4);
      const light = bell(u + 0.05, 0.28) * far * 0.45 + 0.012;
      const tone = light * (1 + 0.4 * grass);
      out[0] = tone * 1.5 + 0.006;
      out[1] = tone * 0.85 + 0.006;
      out[2] = tone * 0.5 + 0.008;
      return;
    }
    // Perspective of the cloud's underside: it folds towards the horizon.
    const rise = HORIZON - v;
    const fold = 0.3 / (rise + 0.16);
    const px = u * (1.1 + fold * 0.9);
    const py = rise * 2.6 - fold * 0.7;
    const swirl = Math.atan2(rise - 0.62, u * 1.2 + 0.02);
    const reach = Math.hypot(u * 1.2, rise - 0.62);
    const turn = bell(reach - 0.3, 0.24) * 1.1;
    const qx = fbm(
      noise,
      px * 1.3 + Math.cos(swirl) * turn * 0.5,
      py * 1.3 + Math.sin(swirl) * turn * 0.5,
      4,
    );
    const qy = fbm(noise, px * 1.3 + 5.2, py * 1.3 + 1.3 + turn * 0.3, 4);
    const rx = fbm(noise, px * 0.9 + 0.95 * qx + 1.7, py * 0.9 + 0.95 * qy + 9.2, 4, 0.45);
    const value = fbm(noise, px * 1.2 + 0.9 * rx, py * 1.5 + 0.7 * qy + rx * 0.6, 6, 0.48);
    const gap = bell(rise - 0.05, 0.1) * bell(u + 0.05, 0.55);
    const lit = clamp(0.3 + value * 0.5 + qx * 0.2 - rise * 0.18 + gap * 0.55 + rx * 0.12, 0, 1);
    const tone = mixRgb(cloud(lit), gold, smooth(0.045, 0.0, rise) * bell(u + 0.05, 0.5) * 0.85);
    out[0] = tone[0];
    out[1] = tone[1];
    out[2] = tone[2];
  });
  const full = resize(canvas, width, height);
  const size = height * 0.034;
  stand(full, 'standing', width * 0.47, height * (HORIZON + 0.022), size, rgb('#07070a'), 0.97);
  return full;
}

/** The last cloud there will be: noise that bends noise. */
export const lastWeather: Picture = {
  pathname: 'works/last-weather.jpg',
  width: 1600,
  height: 2000,
  paint,
  look: {
    curve: 'paper',
    exposure: 0.98,
    contrast: 1.12,
    bloom: 0.1,
    bloomReach: 0.03,
    vignette: 0.3,
    grain: 3,
    grainSize: 1.6,
  },
};
