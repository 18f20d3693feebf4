import type { Camera, Vec } from './camera';
import type { Canvas, Pixel } from './canvas';
import type { Rgb } from './colour';

/** The way a picture faces: towards the visitor, from a side wall, or down from the ceiling. */
export type Facing = 'front' | 'left' | 'right' | 'down';

/** A picture that shines in a hall. */
export interface Panel {
  readonly picture: Canvas;
  readonly at: Vec;
  /** Half its width and half its height. */
  readonly half: readonly [number, number];
  readonly facing: Facing;
  readonly gain: number;
}

/** A solid thing with flat sides: a bench, a column, a plinth. */
export interface Block {
  readonly low: Vec;
  readonly high: Vec;
  readonly tone: Rgb;
}

export interface Hall {
  readonly camera: Camera;
  /** From wall to wall, floor to ceiling, and from the front to the back. */
  readonly low: Vec;
  readonly high: Vec;
  readonly panels: readonly Panel[];
  readonly blocks?: readonly Block[];
  readonly wall: Rgb;
  readonly floor: Rgb;
  readonly ceiling: Rgb;
  /** Light that comes from nowhere. */
  readonly ambient: Rgb;
  /** How much the floor mirrors, 0 … 1. */
  readonly polish: number;
  /** Sunlight on a point of a surface, besides the light of the panels. */
  readonly sun?: (x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Pixel) => void;
}
