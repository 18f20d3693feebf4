import { type Canvas, shade } from '../core/canvas';
import { mixRgb, ramp, rgb } from '../core/colour';
import { discharge } from '../core/discharge';
import { bell, clamp, smooth } from '../core/maths';
import { createNoise, fbm } from '../core/noise';
import type { Picture } from '../core/picture';
import { createRandom } from '../core/random';
import { resize } from '../core/resize';
import { glowLine, stroke } from '../core/strokes';

const COLUMNS = 330;

function paint(width: number, height: number): Canvas {
  const rows = Math.round((COLUMNS * height) / width);
  const noise = createNoise(2024);
  const night = ramp([0, '#07060c'], [0.5, '#15122a'], [0.8, '#3a2a5c'], [1, '#8a6fb0']);
  const small = shade(width >> 2, height >> 2, (x, y, out) => {
    const u = (x * 4) / width;
    const v = (y * 4) / height;
    const source = bell(Math.hypot((u - 0.56) * 0.75, v - 0.1), 0.42);
    const cloud = fbm(noise, u * 2.2, v * 3 + 4, 4) * 0.26;
    const tone = night(clamp(0.12 + source * 0.5 + cloud * (0.25 + source), 0, 1));
    out[0] = tone[0] * 0.6;
    out[1] = tone[1] * 0.6;
    out[2] = tone[2] * 0.6;
  });
  const canvas = resize(small, width, height);
  const tree = discharge(COLUMNS, rows, Math.round(COLUMNS * 0.56), Math.round(rows * 0.06), 99);
  const random = createRandom(1);
  const jitter = new Float32Array(tree.flow.length * 2);
  for (let i = 0; i < jitter.length; i++) jitter[i] = random() - 0.5;
  const cell = width / COLUMNS;
  const total = tree.flow.length;
  const cool = rgb('#7a5cff');
  const hot = rgb('#fff4ea');
  const rose = rgb('#ff7aa8');
  for (let k = total - 1; k > 0; k--) {
    const node = tree.order[k] as number;
    const from = tree.parent[node] as number;
    if (from < 0) continue;
    const share = (tree.flow[node] as number) / total;
    if (share < 0.00012) continue;
    const x1 = ((node % COLUMNS) + 0.5 + (jitter[node * 2] as number)) * cell;
    const y1 = (((node / COLUMNS) | 0) + 0.5 + (jitter[node * 2 + 1] as number)) * cell;
    const x0 = ((from % COLUMNS) + 0.5 + (jitter[from * 2] as number)) * cell;
    const y0 = (((from / COLUMNS) | 0) + 0.5 + (jitter[from * 2 + 1] as number)) * cell;
    const power = share ** 0.42;
    const near = smooth(1.15, 0.25, Math.hypot(x1 / width - 0.56, (y1 / height - 0.06) * 0.95));
    const tone = mixRgb(mixRgb(cool, rose, smooth(0.02, 0.16, power)), hot, smooth(0.1, 0.42, power));
    glowLine(canvas, x0, y0, x1, y1, tone, (0.1 + power * 3) * (0.25 + 0.75 * near));
    if (power > 0.11)
      stroke(
        canvas,
        x0,
        y0,
        x1,
        y1,
        power * 11 * (cell / 4.5),
        power * 11 * (cell / 4.5),
        hot,
        clamp(power * 1.6, 0, 0.95),
        1.5,
      );
  }
  return canvas;
}

/** A discharge that took a year: cheapest paths through random resistance. */
export const slowLightning: Picture = {
  pathname: 'works/slow-lightning.jpg',
  width: 1500,
  height: 2100,
  paint,
  look: {
    curve: 'film',
    exposure: 1.35,
    bloom: 0.3,
    bloomReach: 0.018,
    vignette: 0.3,
    grain: 2.6,
    grainSize: 1.4,
  },
};
