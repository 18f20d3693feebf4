/** Signed distances to solids, and ways to join them (after Inigo Quilez). */

export function ball(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius;
}

export function egg(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const ax = x / rx;
  const ay = y / ry;
  const az = z / rz;
  const k = Math.sqrt(ax * ax + ay * ay + az * az);
  const bx = ax / rx;
  const by = ay / ry;
  const bz = az / rz;
  const slope = Math.sqrt(bx * bx + by * by + bz * bz);
  return slope < 1e-9 ? -Math.min(rx, ry, rz) : (k * (k - 1)) / slope;
}

export function slab(x: number, y: number, z: number, hx: number, hy: number, hz: number, round = 0): number {
  const qx = Math.abs(x) - hx + round;
  const qy = Math.abs(y) - hy + round;
  const qz = Math.abs(z) - hz + round;
  const ox = qx > 0 ? qx : 0;
  const oy = qy > 0 ? qy : 0;
  const oz = qz > 0 ? qz : 0;
  const inside = Math.max(qx, qy, qz);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - round;
}

/** A stick with round ends from one point to another. */
export function stick(
  x: number,
  y: number,
  z: number,
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  radiusA: number,
  radiusB = radiusA,
): number {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  let t = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const dx = px - bx * t;
  const dy = py - by * t;
  const dz = pz - bz * t;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (radiusA + (radiusB - radiusA) * t);
}

/** Melts two solids together over the distance `k`. */
export function melt(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** What is in both, with a rounded edge. */
export function carve(a: number, b: number, k: number): number {
  return -melt(-a, -b, k);
}
