import 'server-only';

import type { PictureRights } from '@/lib/domain/media/rights';
import type { Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { readRights } from './read-rights';
import { writeXmp } from './rights-xmp';

const START_OF_DRAWING = Buffer.from('<svg');
const START = '<metadata';
const END = '</metadata>';
/** More than the first tag of any drawing and its rights. */
const HEAD_BYTES = 1 << 18;

/** The rights that a drawing (SVG) names, as drawing programs write them. */
export function drawingRights(text: string): PictureRights {
  const from = text.indexOf(START);
  const to = from === -1 ? -1 : text.indexOf(END, from);
  return to === -1 ? {} : readRights({ xmp: Buffer.from(text.slice(from, to + END.length)) });
}

/** A cleaned drawing with rights in place of those that it has; null where they have no place in it. */
export async function dressDrawing(reader: FileReader, rights: PictureRights): Promise<Piece[] | null> {
  const head = await reader.read(0, HEAD_BYTES);
  const from = head.indexOf('>') + 1;
  const isEmpty = head[from - 2] === 0x2f;
  if (from === 0 || isEmpty || !head.subarray(0, START_OF_DRAWING.length).equals(START_OF_DRAWING))
    return null;
  const hasRights = head.subarray(from, from + START.length).equals(Buffer.from(START));
  const end = hasRights ? head.indexOf(END, from) : -1;
  const to = end === -1 ? from : end + END.length;
  const xmp = writeXmp(rights);
  const element = xmp ? [Buffer.from(`${START}>${xmp}${END}`)] : [];
  return [{ from: 0, to: from }, ...element, { from: to, to: reader.size }];
}
