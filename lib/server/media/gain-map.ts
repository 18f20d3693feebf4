import 'server-only';

import { addRange, lengthOf, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { gainMapXmp } from './gain-map-xmp';
import {
  contentOf,
  END_OF_IMAGE,
  ISO_GAIN_MAP,
  isNamed,
  isPictureData,
  type Segment,
  segmentOf,
  segmentsOf,
  XMP,
} from './jpeg-segments';
import { type PicturePlace, picturesIn } from './picture-index';
import { isHarmlessXmp } from './rights-xmp';

/**
 * The second picture in the file of an HDR JPEG (Ultra HDR, ISO 21496-1): how much brighter than in the first each part of
 * the picture is on a screen that can show it so.
 */
export interface GainMap {
  pieces: Piece[];
  /** Bytes of all pieces together. */
  size: number;
  /** In which ways it says how it is applied: some readers know one of them alone. */
  hasIso: boolean;
  hasXmp: boolean;
}

const START_OF_IMAGE = Buffer.of(0xff, 0xd8);
/** Its head, and numbers for each of three colours. */
const MOST_ISO_SEGMENT_BYTES = 200;

/**
 * The gain map of a JPEG, without anything in it that is private.
 * @param index the segment that says where further pictures are
 * @param after where the first picture ends
 * @param keepsFacts whether metadata stays that tells of nothing private
 */
export async function findGainMap(
  reader: FileReader,
  index: Segment | null,
  after: number,
  keepsFacts: boolean,
): Promise<GainMap | null> {
  for (const place of await picturesIn(reader, index)) {
    const found = place.from >= after ? await readGainMap(reader, place, keepsFacts) : null;
    if (found) return found;
  }
  return null;
}

async function readGainMap(
  reader: FileReader,
  { from, to }: PicturePlace,
  keepsFacts: boolean,
): Promise<GainMap | null> {
  if (!(await reader.read(from, 2)).equals(START_OF_IMAGE)) return null;
  const pieces: Piece[] = [{ from, to: from + 2 }];
  let [hasIso, hasXmp] = [false, false];
  for await (const segment of segmentsOf(reader, { from, to })) {
    const isIso = isNamed(segment, ISO_GAIN_MAP) && segment.to - segment.at <= MOST_ISO_SEGMENT_BYTES;
    const description = isNamed(segment, XMP) ? await describedIn(reader, segment, keepsFacts) : null;
    if (isIso || isPictureData(segment) || description === 'as it is')
      addRange(pieces, segment.at, segment.to);
    else if (description) pieces.push(segmentOf(XMP, description));
    hasIso ||= isIso;
    hasXmp ||= description !== null;
    const isComplete = segment.marker === END_OF_IMAGE && (hasIso || hasXmp);
    if (isComplete) return { pieces, size: lengthOf(pieces), hasIso, hasXmp };
  }
  return null;
}

/** What an XMP says of a gain map, written anew where it may not stay; null where it says nothing of one. */
async function describedIn(
  reader: FileReader,
  segment: Segment,
  keepsFacts: boolean,
): Promise<Buffer | 'as it is' | null> {
  const xmp = await contentOf(reader, segment, XMP);
  const written = gainMapXmp(xmp);
  return written && keepsFacts && isHarmlessXmp(xmp) ? 'as it is' : written;
}
