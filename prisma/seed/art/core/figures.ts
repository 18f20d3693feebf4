import type { Canvas } from './canvas';
import type { Rgb } from './colour';
import { fill, type Outline, rounded } from './shapes';

/** Ways a person may stand. All are drawn from simple outlines, one unit tall, feet at the origin, y upwards. */
export type Pose = 'standing' | 'coat' | 'walking' | 'pointing' | 'child' | 'dress' | 'seated';

const HEAD: Outline = rounded(
  [-0.028, 1, 0.028, 1, 0.052, 0.965, 0.05, 0.915, 0.026, 0.872, -0.026, 0.872, -0.05, 0.915, -0.052, 0.965],
  2,
);
const NECK: Outline = [-0.024, 0.9, 0.024, 0.9, 0.034, 0.82, -0.034, 0.82];
const TORSO: Outline = rounded(
  [
    -0.035, 0.858, 0.035, 0.858, 0.118, 0.822, 0.132, 0.74, 0.098, 0.62, 0.098, 0.46, -0.098, 0.46, -0.098,
    0.62, -0.132, 0.74, -0.118, 0.822,
  ],
  2,
);
const ARMS: readonly Outline[] = [
  rounded([-0.112, 0.815, -0.142, 0.76, -0.158, 0.6, -0.15, 0.47, -0.122, 0.46, -0.112, 0.6, -0.09, 0.76], 2),
  rounded([0.112, 0.815, 0.142, 0.76, 0.156, 0.6, 0.142, 0.48, 0.114, 0.47, 0.11, 0.6, 0.09, 0.76], 2),
];
const LEGS: readonly Outline[] = [
  rounded(
    [-0.098, 0.5, -0.004, 0.5, -0.02, 0.26, -0.03, 0.03, -0.026, 0, -0.098, 0, -0.084, 0.035, -0.088, 0.27],
    1,
  ),
  rounded([0.098, 0.5, 0.004, 0.5, 0.014, 0.26, 0.026, 0.03, 0.024, 0, 0.1, 0, 0.078, 0.035, 0.086, 0.27], 1),
];

const POSES: Record<Pose, readonly Outline[]> = {
  standing: [HEAD, NECK, TORSO, ...ARMS, ...LEGS],
  coat: [
    HEAD,
    NECK,
    TORSO,
    ...ARMS,
    rounded([-0.1, 0.7, 0.1, 0.7, 0.118, 0.5, 0.142, 0.24, -0.136, 0.23, -0.118, 0.5], 1),
    [-0.07, 0.28, -0.018, 0.28, -0.026, 0, -0.082, 0],
    [0.02, 0.28, 0.072, 0.28, 0.086, 0, 0.028, 0],
  ],
  walking: [
    HEAD,
    NECK,
    TORSO,
    rounded(
      [-0.105, 0.815, -0.135, 0.76, -0.172, 0.6, -0.15, 0.48, -0.126, 0.48, -0.13, 0.6, -0.085, 0.76],
      2,
    ),
    rounded([0.1, 0.815, 0.125, 0.76, 0.13, 0.62, 0.172, 0.5, 0.15, 0.485, 0.096, 0.6, 0.08, 0.76], 2),
    rounded([-0.095, 0.5, 0.02, 0.5, -0.03, 0.28, -0.11, 0.05, -0.1, 0, -0.18, 0.03, -0.105, 0.28], 1),
    rounded(
      [0.095, 0.5, -0.02, 0.5, 0.02, 0.28, 0.075, 0.04, 0.07, 0, 0.155, 0, 0.125, 0.04, 0.105, 0.28],
      1,
    ),
  ],
  pointing: [
    HEAD,
    NECK,
    TORSO,
    ARMS[0] as Outline,
    rounded(
      [0.09, 0.83, 0.14, 0.8, 0.25, 0.86, 0.345, 0.925, 0.362, 0.905, 0.27, 0.82, 0.14, 0.73, 0.08, 0.74],
      1,
    ),
    ...LEGS,
  ],
  child: [
    rounded(
      [-0.05, 1, 0.05, 1, 0.086, 0.94, 0.082, 0.87, 0.045, 0.81, -0.045, 0.81, -0.082, 0.87, -0.086, 0.94],
      2,
    ),
    [-0.035, 0.83, 0.035, 0.83, 0.04, 0.74, -0.04, 0.74],
    rounded(
      [-0.05, 0.785, 0.05, 0.785, 0.14, 0.74, 0.15, 0.6, 0.14, 0.38, -0.14, 0.38, -0.15, 0.6, -0.14, 0.74],
      2,
    ),
    rounded([-0.12, 0.74, -0.17, 0.68, -0.19, 0.48, -0.16, 0.46, -0.12, 0.62], 1),
    rounded([0.12, 0.74, 0.17, 0.68, 0.2, 0.5, 0.17, 0.47, 0.12, 0.62], 1),
    [-0.11, 0.42, -0.01, 0.42, -0.03, 0, -0.1, 0],
    [0.11, 0.42, 0.01, 0.42, 0.03, 0, 0.1, 0],
  ],
  dress: [
    rounded(
      [-0.03, 1, 0.03, 1, 0.056, 0.96, 0.066, 0.9, 0.06, 0.83, -0.06, 0.83, -0.066, 0.9, -0.056, 0.96],
      2,
    ),
    NECK,
    rounded(
      [
        -0.03, 0.855, 0.03, 0.855, 0.1, 0.82, 0.106, 0.74, 0.078, 0.62, 0.1, 0.45, 0.152, 0.2, -0.146, 0.2,
        -0.1, 0.45, -0.078, 0.62, -0.106, 0.74, -0.1, 0.82,
      ],
      2,
    ),
    rounded(
      [-0.095, 0.815, -0.122, 0.75, -0.132, 0.6, -0.118, 0.48, -0.096, 0.48, -0.1, 0.6, -0.08, 0.74],
      2,
    ),
    rounded([0.095, 0.815, 0.122, 0.75, 0.15, 0.62, 0.088, 0.56, 0.075, 0.585, 0.118, 0.635, 0.08, 0.74], 2),
    [-0.055, 0.24, -0.015, 0.24, -0.024, 0, -0.068, 0],
    [0.018, 0.24, 0.056, 0.24, 0.068, 0, 0.028, 0],
  ],
  seated: [
    HEAD.map((value, k) => (k % 2 ? value - 0.26 : value)),
    NECK.map((value, k) => (k % 2 ? value - 0.26 : value)),
    rounded(
      [
        -0.035, 0.6, 0.035, 0.6, 0.122, 0.562, 0.138, 0.46, 0.118, 0.3, 0.14, 0.2, -0.14, 0.2, -0.118, 0.3,
        -0.138, 0.46, -0.122, 0.562,
      ],
      2,
    ),
    ...ARMS.map((arm) => arm.map((value, k) => (k % 2 ? value - 0.26 : value))),
  ],
};

/** The outlines of a person in pixels: `x`, `y` between the feet, `size` tall. */
export function figure(pose: Pose, x: number, y: number, size: number, mirrored = false): Outline[] {
  const turn = mirrored ? -1 : 1;
  return POSES[pose].map((outline) =>
    outline.map((value, k) => (k % 2 ? y - value * size : x + value * size * turn)),
  );
}

/** Lays a person over the picture. */
export function stand(
  canvas: Canvas,
  pose: Pose,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  alpha = 1,
  mirrored = false,
): void {
  fill(canvas, figure(pose, x, y, size, mirrored), colour, alpha);
}
