import 'server-only';

import { addRange, lengthOf, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { findGainMap, type GainMap } from './gain-map';
import { hasGainMapXmp, withGainMapSize } from './gain-map-xmp';
import {
  contentOf,
  END_OF_IMAGE,
  EXIF,
  ISO_GAIN_MAP,
  isNamed,
  isPictureData,
  MPF,
  type Segment,
  START_OF_SCAN,
  segmentOf,
  segmentsOf,
  XMP,
} from './jpeg-segments';
import { INDEX_BYTES, picturesIn, writeIndex } from './picture-index';
import type { Written } from './written-facts';

/** What is kept of a picture's file. */
export interface Stripped {
  pieces: Piece[];
  /** Whether it is brighter on screens that can show it so. */
  isHdr: boolean;
}

/** What the head of the first picture says of a gain map. */
interface GainMapHints {
  /** Where further pictures are. */
  index: Segment | null;
  hasIso: boolean;
  xmp: Segment | null;
}

/** The parts of the first picture of a file that are kept. */
interface FirstPicture extends GainMapHints {
  /** What stands before all that is written. */
  start: Piece[];
  rest: Piece[];
  /** Where it ends in the file. */
  end: number;
}

/**
 * A JPEG without metadata but what is written, and without what follows it but a gain map; null if its structure cannot be
 * followed.
 */
export async function stripJpeg(reader: FileReader, written: Written): Promise<Stripped | null> {
  const first = await readFirst(reader, written);
  if (!first) return null;
  const { keepsFacts, isStored } = written;
  const gainMap = isStored
    ? await storedGainMap(reader, first)
    : await findGainMap(reader, first.index, first.end, keepsFacts);
  return { pieces: joined(first, written, gainMap), isHdr: gainMap !== null };
}

async function readFirst(reader: FileReader, written: Written): Promise<FirstPicture | null> {
  const start: Piece[] = [{ from: 0, to: 2 }];
  const rest: Piece[] = [];
  const found: GainMapHints = { index: null, hasIso: false, xmp: null };
  let end = 2;
  for await (const segment of segmentsOf(reader, { isHeadOnly: written.isStored })) {
    const { marker, at, to } = segment;
    note(found, segment);
    if (written.isStored && marker === START_OF_SCAN) {
      const [second] = await picturesIn(reader, found.index);
      end = second?.from ?? reader.size;
      addRange(rest, at, end);
      return { ...found, start, rest, end };
    }
    // What is written belongs behind the very first segment of all.
    const isFirst = marker === 0xe0 && rest.length === 0;
    if (isNeeded(segment, written)) addRange(isFirst ? start : rest, at, to);
    end = to;
    if (marker === END_OF_IMAGE) return { ...found, start, rest, end };
  }
  if (end < reader.size) return null;
  // Decoders that have all pixels do not look for the end; those that find no more bytes complain.
  rest.push(Buffer.of(0xff, END_OF_IMAGE));
  return { ...found, start, rest, end };
}

function note(found: GainMapHints, segment: Segment): void {
  if (isNamed(segment, MPF)) found.index ??= segment;
  if (isNamed(segment, XMP)) found.xmp ??= segment;
  found.hasIso ||= isNamed(segment, ISO_GAIN_MAP);
}

/** Whether decoding needs a segment, or it is to stay; of comments and application data only some. */
function isNeeded(segment: Segment, { keepsFacts, keepsManifest }: Written): boolean {
  if (isPictureData(segment)) return true;
  if (segment.marker === 0xeb) return keepsManifest && segment.name.startsWith('JP');
  const isSmall = segment.to - segment.at <= INDEX_BYTES;
  const isOfGainMap = isNamed(segment, MPF) || isNamed(segment, ISO_GAIN_MAP);
  return keepsFacts && (isNamed(segment, EXIF) || isNamed(segment, XMP) || (isOfGainMap && isSmall));
}

/** Reads the gain map of a file of the library, where it is all that follows the first picture. */
async function storedGainMap(
  reader: FileReader,
  { index, end, hasIso, xmp }: FirstPicture,
): Promise<GainMap | null> {
  if (!index || end >= reader.size) return null;
  const hasXmp = xmp !== null && hasGainMapXmp(await contentOf(reader, xmp, XMP));
  return { pieces: [{ from: end, to: reader.size }], size: reader.size - end, hasIso, hasXmp };
}

/** All pieces in their order, with what is written. */
function joined({ start, rest }: FirstPicture, written: Written, gainMap: GainMap | null): Piece[] {
  const added = written.keepsFacts ? [] : writtenSegments(written, gainMap);
  const pieces = merged([...start, ...added, ...rest]);
  if (!gainMap) return pieces;
  if (written.keepsFacts) return merged([...pieces, ...gainMap.pieces]);
  const at = lengthOf([...start, ...added]);
  const sizes = { first: lengthOf(pieces) + INDEX_BYTES, second: gainMap.size };
  return merged([...start, ...added, writeIndex(at, sizes), ...rest, ...gainMap.pieces]);
}

function merged(all: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of all) {
    if (Buffer.isBuffer(piece)) pieces.push(piece);
    else addRange(pieces, piece.from, piece.to);
  }
  return pieces;
}

/** The lowest version of the standard that a reader has to know, and that of the writer. */
const ISO_VERSIONS = Buffer.alloc(4);

function writtenSegments({ exif, xmp }: Written, gainMap: GainMap | null): Buffer[] {
  const words = gainMap?.hasXmp ? withGainMapSize(xmp, gainMap.size) : xmp;
  return [
    ...(exif ? [segmentOf(EXIF, exif)] : []),
    ...(words ? [segmentOf(XMP, words)] : []),
    ...(gainMap?.hasIso ? [segmentOf(ISO_GAIN_MAP, ISO_VERSIONS)] : []),
  ];
}
