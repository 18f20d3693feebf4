import { type Camera, createView, normalised, type Vec } from './camera';
import { type Canvas, type Pixel, shadeFine } from './canvas';
import type { Rgb } from './colour';

/** A scene with one sculpture on a plain: everything the marching of rays needs to know. */
export interface Stage {
  readonly camera: Camera;
  /** Signed distance to the sculpture. */
  distance(x: number, y: number, z: number): number;
  /** A box that holds the sculpture. */
  readonly low: Vec;
  readonly high: Vec;
  /** Towards the light. */
  readonly sun: Vec;
  readonly sunlight: Rgb;
  /** Light from above and from the ground. */
  readonly ambient: Rgb;
  readonly bounce: Rgb;
  /** How soft shadows are: 4 is very soft, 32 hard. */
  readonly hardness?: number;
  /** Colour of the air in a direction. */
  sky(dx: number, dy: number, dz: number, out: Pixel): void;
  /** Share of light lost in each unit of air. */
  readonly fog: number;
  /** Colour of the material at a point of the sculpture. */
  skin(x: number, y: number, z: number, out: Pixel): void;
  /** Colour of the ground and, where it mirrors, how much (0 … 1); none leaves the sculpture in the air. */
  readonly ground?: (x: number, z: number, out: Pixel) => number;
  /** Slope of the water at a point, where the ground mirrors. */
  readonly ripple?: (x: number, z: number, distance: number, out: Pixel) => void;
  /** Light of its own at a point of the sculpture, added. */
  readonly ember?: (x: number, y: number, z: number, out: Pixel) => void;
  /** How far apart the slope of a surface is measured: wide steps smooth what was read from a lattice. */
  readonly bevel?: number;
  /** Smaller steps for shapes that bend space. */
  readonly caution?: number;
}

const FAR = 1e6;

/** Draws the stage; the canvas holds light, not tones. */
export function march(stage: Stage, width: number, height: number): Canvas {
  const view = createView(stage.camera, width / height);
  const [ex, ey, ez] = stage.camera.eye;
  const [lx, ly, lz] = stage.low;
  const [hx, hy, hz] = stage.high;
  const [sx, sy, sz] = normalised(stage.sun);
  const caution = stage.caution ?? 1;
  const hardness = stage.hardness ?? 10;
  const pixelSize = (2 * stage.camera.lens) / height;
  let near = 0;
  let far = 0;

  const enters = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean => {
    const ix = 1 / (Math.abs(dx) < 1e-9 ? 1e-9 : dx);
    const iy = 1 / (Math.abs(dy) < 1e-9 ? 1e-9 : dy);
    const iz = 1 / (Math.abs(dz) < 1e-9 ? 1e-9 : dz);
    const ax = (lx - ox) * ix;
    const bx = (hx - ox) * ix;
    const ay = (ly - oy) * iy;
    const by = (hy - oy) * iy;
    const az = (lz - oz) * iz;
    const bz = (hz - oz) * iz;
    near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0);
    far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
    return far > near;
  };

  const hit = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    if (!enters(ox, oy, oz, dx, dy, dz)) return FAR;
    let t = near;
    for (let k = 0; k < 90 && t < far; k++) {
      const d = stage.distance(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < pixelSize * t * 0.4 + 1e-4) return t;
      t += d * caution;
    }
    return FAR;
  };

  const lit = (x: number, y: number, z: number): number => {
    if (!enters(x, y, z, sx, sy, sz)) return 1;
    let t = Math.max(near, 0.04);
    let light = 1;
    for (let k = 0; k < 30 && t < far; k++) {
      const d = stage.distance(x + sx * t, y + sy * t, z + sz * t);
      light = Math.min(light, (hardness * d) / t);
      if (light < 0.005) return 0;
      t += Math.max(d * caution, 0.03);
    }
    return light * light * (3 - 2 * light);
  };

  const tint = new Float64Array(3);
  const air = new Float64Array(3);
  const slope = new Float64Array(3);
  const ember = new Float64Array(3);
  const { sunlight, ambient, bounce } = stage;

  const fogged = (t: number, dx: number, dy: number, dz: number, out: Pixel): void => {
    const clear = Math.exp(-t * stage.fog);
    stage.sky(dx, Math.max(dy, 0.004), dz, air);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * clear + (air[c] as number) * (1 - clear);
  };

  const body = (x: number, y: number, z: number, out: Pixel): void => {
    const e = stage.bevel ?? 0.0025;
    const a = stage.distance(x + e, y - e, z - e);
    const b = stage.distance(x - e, y - e, z + e);
    const c = stage.distance(x - e, y + e, z - e);
    const d = stage.distance(x + e, y + e, z + e);
    let nx = a - b - c + d;
    let ny = c + d - a - b;
    let nz = b + d - a - c;
    const inverse = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-20);
    nx *= inverse;
    ny *= inverse;
    nz *= inverse;
    let open = 1;
    for (let k = 1; k <= 3; k++) {
      const reach = 0.13 * k * k;
      open -=
        Math.max(0, reach - stage.distance(x + nx * reach, y + ny * reach, z + nz * reach)) / (reach * 3.4);
    }
    open = Math.max(0, open);
    const facing = nx * sx + ny * sy + nz * sz;
    const direct = facing > 0 ? facing * lit(x + nx * 0.02, y + ny * 0.02, z + nz * 0.02) : 0;
    const sky = open * (0.55 + 0.45 * ny);
    const low = open * (0.5 - 0.5 * ny);
    stage.skin(x, y, z, tint);
    ember.fill(0);
    stage.ember?.(x, y, z, ember);
    for (let k = 0; k < 3; k++) {
      const light =
        direct * (sunlight[k] as number) + sky * (ambient[k] as number) + low * (bounce[k] as number);
      out[k] = (tint[k] as number) * light + (ember[k] as number);
    }
  };

  const ground = (x: number, z: number, dx: number, dy: number, dz: number, t: number, out: Pixel): void => {
    const mirror = stage.ground?.(x, z, tint) ?? 0;
    const beside = x > lx - 2 && x < hx + 2 && z > lz - 2 && z < hz + 2;
    const open = beside ? Math.min(1, 0.35 + Math.max(0, stage.distance(x, 0.3, z)) * 0.5) : 1;
    const direct = Math.max(0, sy) * lit(x, 0.01, z);
    for (let k = 0; k < 3; k++) {
      out[k] = (tint[k] as number) * (direct * (sunlight[k] as number) + open * (ambient[k] as number));
    }
    if (mirror <= 0) return;
    slope.fill(0);
    stage.ripple?.(x, z, t, slope);
    const nx = slope[0] as number;
    const nz = slope[2] as number;
    const ny = Math.sqrt(Math.max(0.01, 1 - nx * nx - nz * nz));
    const dot = dx * nx + dy * ny + dz * nz;
    const rx = dx - 2 * dot * nx;
    const ry = Math.abs(dy - 2 * dot * ny);
    const rz = dz - 2 * dot * nz;
    const share = mirror * (0.12 + 0.88 * (1 - Math.min(1, Math.abs(dot))) ** 3);
    const [r, g, b] = [out[0] as number, out[1] as number, out[2] as number];
    const reach = hit(x, 0.01, z, rx, ry, rz);
    if (reach < FAR) {
      body(x + rx * reach, ry * reach, z + rz * reach, out);
      fogged(reach, rx, ry, rz, out);
    } else stage.sky(rx, ry, rz, out);
    out[0] = r + ((out[0] as number) - r) * share;
    out[1] = g + ((out[1] as number) - g) * share;
    out[2] = b + ((out[2] as number) - b) * share;
  };

  const ray = new Float64Array(3);
  return shadeFine(width, height, (px, py, out) => {
    view.ray((px + 0.5) / width, (py + 0.5) / height, ray);
    const [dx, dy, dz] = [ray[0] as number, ray[1] as number, ray[2] as number];
    const plain = stage.ground && dy < -1e-4 ? -ey / dy : FAR;
    const t = hit(ex, ey, ez, dx, dy, dz);
    if (t < plain) {
      body(ex + dx * t, ey + dy * t, ez + dz * t, out);
      fogged(t, dx, dy, dz, out);
    } else if (plain < FAR) {
      ground(ex + dx * plain, ez + dz * plain, dx, dy, dz, plain, out);
      fogged(plain, dx, dy, dz, out);
    } else stage.sky(dx, dy, dz, out);
  });
}
