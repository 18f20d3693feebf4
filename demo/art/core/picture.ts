import type { Canvas } from './canvas';
import type { Look } from './develop';

/** A picture of the demonstration content before it is a file: how to draw it at any size, and how to develop it. */
export interface Picture {
  readonly pathname: string;
  readonly width: number;
  readonly height: number;
  paint(width: number, height: number): Canvas;
  readonly look: Look;
}
