import { type Camera, createView } from './camera';
import type { Canvas } from './canvas';
import { mixRgb, type Rgb } from './colour';
import { type Pose, stand } from './figures';
import { stroke } from './strokes';

export interface Visitor {
  readonly pose: Pose;
  readonly x: number;
  readonly z: number;
  /** In metres; a metre seventy when it is not told. */
  readonly size?: number;
  readonly mirrored?: boolean;
}

/** Lays people over a hall, the furthest first, each with a dim reflection in the floor. */
export function visit(
  canvas: Canvas,
  camera: Camera,
  visitors: readonly Visitor[],
  shade: Rgb,
  mirror = 0.35,
): void {
  const view = createView(camera, canvas.width / canvas.height);
  const { width, height } = canvas;
  for (const { pose, x, z, size = 1.7, mirrored = false } of [...visitors].sort((a, b) => b.z - a.z)) {
    const foot = view.project([x, 0, z]);
    const crown = view.project([x, size, z]);
    const tall = (foot.v - crown.v) * height;
    const px = foot.u * width;
    const py = foot.v * height;
    if (mirror > 0)
      stand(canvas, pose, px, py, -tall * 0.96, mixRgb(shade, [0.01, 0.01, 0.012], 0.5), mirror, mirrored);
    stroke(
      canvas,
      px - tall * 0.07,
      py,
      px + tall * 0.07,
      py,
      tall * 0.05,
      tall * 0.05,
      [0, 0, 0],
      0.4,
      tall * 0.05,
    );
    stand(canvas, pose, px, py, tall, shade, 0.98, mirrored);
  }
}
