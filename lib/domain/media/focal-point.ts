import type { FocalPoint } from './model';

/** Width and height in which a picture is shown. */
interface Box {
  width: number;
  height: number;
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;

/**
 * The point of a picture that lies at a place of the box which it covers, cut about its focal point: as a style sheet's
 * `object-fit: cover` with `object-position` draws it. Of a picture that is shown whole it is that place itself.
 * @param ratio width by height of the picture
 */
export function pointInPicture(place: FocalPoint, box: Box, ratio: number, focus: FocalPoint): FocalPoint {
  const width = Math.max(box.width, box.height * ratio);
  const height = width / ratio;
  return {
    x: within((place.x * box.width - (box.width - width) * focus.x) / width),
    y: within((place.y * box.height - (box.height - height) * focus.y) / height),
  };
}
