import 'server-only';

import sharp, { type Sharp } from 'sharp';
import type { FocalPoint } from '@/lib/domain/media/model';

/** What the database knows of a picture's focal point. */
export interface FocalColumns {
  focalX: number | null;
  focalY: number | null;
  guessedFocalX: number | null;
  guessedFocalY: number | null;
}

export type GuessedFocalPoint = Pick<FocalColumns, 'guessedFocalX' | 'guessedFocalY'>;

/** Selects these columns. */
export const FOCAL_COLUMNS = {
  focalX: true,
  focalY: true,
  guessedFocalX: true,
  guessedFocalY: true,
} as const;

/** The longer side of the copy that is looked at: a guess needs no more. */
const SIDE = 256;

const point = (x: number | null, y: number | null): FocalPoint | null =>
  x === null || y === null ? null : { x, y };

/** The point that the owner set. */
export const chosenFocalPoint = ({ focalX, focalY }: FocalColumns) => point(focalX, focalY);

/** The point that was found in the picture. */
export const guessedFocalPoint = ({ guessedFocalX, guessedFocalY }: GuessedFocalPoint) =>
  point(guessedFocalX, guessedFocalY);

/** Where a picture is cut: about the owner's point, otherwise about the guessed one. */
export function focalPointOf(row: FocalColumns): FocalPoint | null {
  return chosenFocalPoint(row) ?? guessedFocalPoint(row);
}

/**
 * Guesses where the eye rests: by strong edges, saturated colours and the colours of skin.
 * @param picture a decoder; of a moving picture its first frame
 * @throws whatever the decoder does for a broken picture
 */
export async function guessFocalPoint(picture: Sharp): Promise<GuessedFocalPoint> {
  const { data, info } = await picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // The decoder looks only where it has to cut: half of the longer side goes.
  const half =
    width > height ? { width: Math.ceil(width / 2), height } : { width, height: Math.ceil(height / 2) };
  const { info: cut } = await sharp(data, { raw: { width, height, channels } })
    .resize({ ...half, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = cut;
  // What it reports where nothing stands out.
  if (attentionX === 0 && attentionY === 0) return { guessedFocalX: 0.5, guessedFocalY: 0.5 };
  return { guessedFocalX: share(attentionX, width), guessedFocalY: share(attentionY, height) };
}

const share = (at: number, length: number) => Math.round(Math.min(1, at / length) * 1_000) / 1_000;
