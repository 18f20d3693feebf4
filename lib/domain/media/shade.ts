import { type Brightness, GRID_SIDE, greyOfLuminance } from './brightness';
import type { FocalPoint } from './model';

/** Somewhat more than text needs (WCAG 2.2, 1.4.3), for what compressing and drawing a picture change. */
const AIM = 4.6;

/** More would hide the picture. Words whose colour is not readable on this much are warned of (content/colour.ts). */
export const MOST_SHADE = 0.92;

/** What the words stand out from: black drawn over the picture, or white. */
export type ShadeColour = 'dark' | 'light';

/** A part of a box, in shares of its width and height from the left and from the top. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A picture that covers a box, cut about its focal point as `object-fit: cover` does it. */
export interface CoveringPicture {
  brightness: Brightness;
  /** Width by height; unknown, any part may be anywhere. */
  ratio: number | undefined;
  focus: FocalPoint | undefined;
}

const WHOLE: Area = { left: 0, top: 0, right: 1, bottom: 1 };
const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** The part of a picture that lies beneath an area of the box which it covers. */
function partBeneath({ ratio, focus = MIDDLE }: CoveringPicture, boxRatio: number, area: Area): Area {
  if (ratio === undefined) return WHOLE;
  const [width, height] = [Math.min(1, boxRatio / ratio), Math.min(1, ratio / boxRatio)];
  const [x, y] = [(1 - width) * focus.x, (1 - height) * focus.y];
  return {
    left: x + width * area.left,
    right: x + width * area.right,
    top: y + height * area.top,
    bottom: y + height * area.bottom,
  };
}

const firstCell = (share: number) => Math.max(0, Math.min(GRID_SIDE - 1, Math.floor(share * GRID_SIDE)));
const lastCell = (share: number) => Math.max(0, Math.min(GRID_SIDE, Math.ceil(share * GRID_SIDE)) - 1);

/** The lightest and the darkest of all cells that a part of the picture touches. */
function extremes({ lightest, darkest }: Brightness, part: Area): { lightest: number; darkest: number } {
  const found = { lightest: 0, darkest: 1 };
  for (let row = firstCell(part.top); row <= lastCell(part.bottom); row += 1)
    for (let column = firstCell(part.left); column <= lastCell(part.right); column += 1) {
      const cell = row * GRID_SIDE + column;
      found.lightest = Math.max(found.lightest, lightest[cell] ?? 1);
      found.darkest = Math.min(found.darkest, darkest[cell] ?? 0);
    }
  return found;
}

/** How much of the picture has to go for one level of it, between 0 and 1. */
function shareFor(words: number, colour: ShadeColour, of: { lightest: number; darkest: number }): number {
  if (colour === 'dark') {
    const most = greyOfLuminance(Math.max(0, (words + 0.05) / AIM - 0.05));
    return of.lightest <= most ? 0 : 1 - most / of.lightest;
  }
  const least = greyOfLuminance(Math.min(1, AIM * (words + 0.05) - 0.05));
  return of.darkest >= least ? 0 : (least - of.darkest) / (1 - of.darkest);
}

/** A box and where in it words stand. */
export interface WordsIn {
  /** Width by height of the box. */
  ratio: number;
  area: Area;
}

/**
 * The least shade on which words can be read wherever they stand on a picture: 0 none, 1 nothing of the picture.
 * A grey stands for each colour: black drawn over it darkens a grey by no more than any other colour of its luminance.
 * @param words relative luminance of their colour
 * @param places the boxes that the picture may cover, of all windows
 */
export function shadeFor(
  picture: CoveringPicture,
  words: number,
  colour: ShadeColour,
  places: readonly WordsIn[],
): number {
  const shares = places.map(({ ratio, area }) =>
    shareFor(words, colour, extremes(picture.brightness, partBeneath(picture, ratio, area))),
  );
  return Math.min(MOST_SHADE, Math.ceil(Math.max(0, ...shares) * 100) / 100);
}

/** The least shade for words that may stand anywhere on a picture, in a box of any shape. */
export const shadeAnywhere = (brightness: Brightness, words: number, colour: ShadeColour): number =>
  shadeFor({ brightness, ratio: undefined, focus: undefined }, words, colour, [{ ratio: 1, area: WHOLE }]);
