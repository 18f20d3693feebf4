/** x to the right, y up, z away from the eye at rest. */
export type Vec = readonly [number, number, number];

export interface Camera {
  readonly eye: Vec;
  readonly target: Vec;
  /** Tangent of half the vertical view. */
  readonly lens: number;
  /** Moves the picture without turning the eye, in halves of the height: keeps uprights upright. */
  readonly rise?: number;
}

export interface View {
  /** The direction through a point of the picture (0 … 1 each way), into `out`. */
  ray(u: number, v: number, out: Float64Array): void;
  /** Where a point in the world stands in the picture (0 … 1 each way) and how far away it is. */
  project(point: Vec): { u: number; v: number; depth: number };
}

export function normalised([x, y, z]: Vec): Vec {
  const inverse = 1 / Math.hypot(x, y, z);
  return [x * inverse, y * inverse, z * inverse];
}

function crossed(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A pinhole camera for a picture of the given proportion (width / height). */
export function createView(camera: Camera, aspect: number): View {
  const { eye, target, lens } = camera;
  const rise = camera.rise ?? 0;
  const ahead = normalised([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = normalised(crossed([0, 1, 0], ahead));
  const up = crossed(ahead, right);
  return {
    ray(u, v, out) {
      const a = (u * 2 - 1) * aspect * lens;
      const b = (1 - v * 2 + rise) * lens;
      const x = ahead[0] + right[0] * a + up[0] * b;
      const y = ahead[1] + right[1] * a + up[1] * b;
      const z = ahead[2] + right[2] * a + up[2] * b;
      const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
      out[0] = x * inverse;
      out[1] = y * inverse;
      out[2] = z * inverse;
    },
    project([x, y, z]) {
      const dx = x - eye[0];
      const dy = y - eye[1];
      const dz = z - eye[2];
      const depth = dx * ahead[0] + dy * ahead[1] + dz * ahead[2];
      const a = (dx * right[0] + dy * right[1] + dz * right[2]) / (depth * lens);
      const b = (dx * up[0] + dy * up[1] + dz * up[2]) / (depth * lens);
      return { u: (a / aspect + 1) / 2, v: (1 + rise - b) / 2, depth };
    },
  };
}
