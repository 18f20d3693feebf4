import { haze } from './blur';
import { createView } from './camera';
import { type Canvas, type Pixel, sample, shadeFine } from './canvas';
import { hallLight } from './hall-light';
import type { Block, Hall, Panel } from './hall-model';
import { clamp } from './maths';
import { createNoise, fbm } from './noise';

/** A ray that runs along a wall never meets it; a hair beside it, every division is sound. */
function apart(value: number): number {
  return Math.abs(value) < 1e-9 ? 1e-9 : value;
}

/** Draws the hall with all its light; people are laid over it afterwards. */
export function drawHall(hall: Hall, width: number, height: number): Canvas {
  const view = createView(hall.camera, width / height);
  const { low, high, panels, polish } = hall;
  const blocks = hall.blocks ?? [];
  const eye = hall.camera.eye;
  const { onSide, onThing } = hallLight(hall);
  const soft = panels.map((panel) => haze(panel.picture, panel.picture.width * 0.03));
  const noise = createNoise(90);
  const light = new Float64Array(3);
  const colour = new Float64Array(3);

  let nearest = 0;
  let found = -1;
  let foundU = 0;
  let foundV = 0;
  const look = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void => {
    nearest = Math.min(
      dx > 0 ? (high[0] - ox) / dx : (low[0] - ox) / dx,
      dy > 0 ? (high[1] - oy) / dy : (low[1] - oy) / dy,
      dz > 0 ? (high[2] - oz) / dz : (low[2] - oz) / dz,
    );
    found = -1;
    for (let k = 0; k < panels.length; k++) {
      const { at, half, facing } = panels[k] as Panel;
      const axis =
        facing === 'front' ? (at[2] - oz) / dz : facing === 'down' ? (at[1] - oy) / dy : (at[0] - ox) / dx;
      if (!(axis > 1e-4 && axis < nearest + 1e-3)) continue;
      const px = ox + dx * axis;
      const py = oy + dy * axis;
      const pz = oz + dz * axis;
      const a = facing === 'left' ? pz - at[2] : facing === 'right' ? at[2] - pz : px - at[0];
      const b = facing === 'down' ? pz - at[2] : py - at[1];
      if (Math.abs(a) > half[0] || Math.abs(b) > half[1]) continue;
      nearest = axis;
      found = k;
      foundU = (a / half[0] + 1) / 2;
      foundV = (1 - b / half[1]) / 2;
    }
    for (let k = 0; k < blocks.length; k++) {
      const block = blocks[k] as Block;
      const ax = (block.low[0] - ox) / dx;
      const bx = (block.high[0] - ox) / dx;
      const ay = (block.low[1] - oy) / dy;
      const by = (block.high[1] - oy) / dy;
      const az = (block.low[2] - oz) / dz;
      const bz = (block.high[2] - oz) / dz;
      const enter = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
      const leave = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
      if (enter > 1e-4 && enter < leave && enter < nearest) {
        nearest = enter;
        found = 1000 + k;
      }
    }
  };

  /** Colour of what the last look found; a rough mirror asks for the softened picture. */
  const seen = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    rough: boolean,
    out: Pixel,
  ): void => {
    if (found >= 0 && found < 1000) {
      const panel = panels[found] as Panel;
      sample(rough ? (soft[found] as Canvas) : panel.picture, foundU, foundV, out);
      out[0] = (out[0] as number) * panel.gain;
      out[1] = (out[1] as number) * panel.gain;
      out[2] = (out[2] as number) * panel.gain;
      return;
    }
    const x = ox + dx * nearest;
    const y = oy + dy * nearest;
    const z = oz + dz * nearest;
    let tone = hall.wall;
    let [nx, ny, nz] = [0, 0, 0];
    const e = 2e-3;
    if (found >= 1000) {
      const block = blocks[found - 1000] as Block;
      tone = block.tone;
      if (Math.abs(x - block.low[0]) < e) nx = -1;
      else if (Math.abs(x - block.high[0]) < e) nx = 1;
      else if (Math.abs(y - block.high[1]) < e) ny = 1;
      else if (Math.abs(y - block.low[1]) < e) ny = -1;
      else nz = z < (block.low[2] + block.high[2]) / 2 ? -1 : 1;
    } else if (y < low[1] + e) {
      ny = 1;
      tone = hall.floor;
    } else if (y > high[1] - e) {
      ny = -1;
      tone = hall.ceiling;
    } else if (x < low[0] + e) nx = 1;
    else if (x > high[0] - e) nx = -1;
    else nz = z > (low[2] + high[2]) / 2 ? -1 : 1;
    (found >= 1000 ? onThing : onSide)(x, y, z, nx, ny, nz, light);
    hall.sun?.(x, y, z, nx, ny, nz, light);
    // Corners are darker than open wall.
    const edges = Math.min(x - low[0], high[0] - x, y - low[1], high[1] - y, high[2] - z) * 1.4;
    const corner = found >= 1000 ? 0.9 : 0.62 + 0.38 * clamp(edges + (ny ? 0.4 : 0.1), 0, 1);
    const stain =
      ny > 0 ? 1 + 0.22 * fbm(noise, x * 0.8, z * 0.8, 3) : 1 + 0.05 * noise.at2(x * 1.3 + z, y * 1.3);
    for (let c = 0; c < 3; c++) out[c] = (tone[c] as number) * (light[c] as number) * corner * stain;
  };

  const ray = new Float64Array(3);
  return shadeFine(width, height, (px, py, out) => {
    view.ray((px + 0.5) / width, (py + 0.5) / height, ray);
    const [dx, dy, dz] = [apart(ray[0] as number), apart(ray[1] as number), apart(ray[2] as number)];
    look(eye[0], eye[1], eye[2], dx, dy, dz);
    seen(eye[0], eye[1], eye[2], dx, dy, dz, false, out);
    const y = eye[1] + dy * nearest;
    if (found >= 0 || y > low[1] + 2e-3 || polish <= 0) return;
    const x = eye[0] + dx * nearest;
    const z = eye[2] + dz * nearest;
    const wave = noise.at2(x * 5, z * 5) * 0.012;
    const [rx, rz] = [apart(dx + wave), apart(dz + wave)];
    look(x, low[1] + 1e-3, z, rx, -dy, rz);
    seen(x, low[1] + 1e-3, z, rx, -dy, rz, true, colour);
    const share = polish * (0.25 + 0.75 * (1 + dy) ** 3);
    out[0] = (out[0] as number) + (colour[0] as number) * share;
    out[1] = (out[1] as number) + (colour[1] as number) * share;
    out[2] = (out[2] as number) + (colour[2] as number) * share;
  });
}
