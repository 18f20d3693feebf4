import 'server-only';

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { AppError } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import type { PictureRights } from '@/lib/domain/media/rights';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { joinPieces } from '@/lib/server/ready-pictures';
import { detectType } from './detect-type';
import { drawingRights, dressDrawing } from './drawing-rights';
import { examineBmp } from './examine-bmp';
import { examineCaptions } from './examine-captions';
import { examineAvi, examineMp4, type FilmFacts } from './examine-film';
import { examineHeic } from './examine-heic';
import { examineMatroska } from './examine-matroska';
import { brokenPicture, examinePicture, refuseTooLarge } from './examine-picture';
import { examineSound } from './examine-sound';
import { isWhole, type Piece, writePieces } from './file-pieces';
import { FileReader } from './file-reader';
import type { GuessedFocalPoint } from './focal-point';
import { factsInBoxes } from './strip-boxes';
import { stripFilm } from './strip-film';
import { type KeptRights, stripRights } from './strip-rights';
import { cleanSvg } from './svg/clean-svg';
import { XmlError } from './svg/read-xml';

/** A file as it came in. */
export interface Given {
  file: string;
  size: number;
  /** SHA-256, lower-case hex. */
  hash: string;
}

/** What may be stored: the given file, or a cleaned copy beside it. */
export interface Examined extends Given, GuessedFocalPoint, KeptRights {
  contentType: UploadType;
  /** Pixels, upright. */
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  placeholder: string | null;
  /** How light and how dark it is where; null: cannot be measured. */
  brightness: string | null;
  /** Whether it has a gain map, for screens that can show it brighter. */
  isHdr: boolean;
}

type Facts = Omit<Examined, keyof Given | 'contentType'>;
const NOTHING: Facts = {
  ...{ width: null, height: null, duration: null, placeholder: null, brightness: null, isHdr: false },
  ...{ guessedFocalX: null, guessedFocalY: null },
  ...{ rights: {}, signature: null, signedBy: null },
};
const TAIL_BYTES = 2_048;
/** The largest plausible side of a film; larger values are errors in the file. */
const MOST_FILM_PX = 65_535;
/** Eleven days: more than the largest file holds. */
const MOST_SECONDS = 1_000_000;

/**
 * What a file is, found in its bytes, and those that may be kept of it (security U-2, U-5 to U-8). Never called in the process
 * of the site itself: `examineApart` is.
 * @param pixels that a picture may have
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `validation_failed` for what is broken
 */
export async function examineUpload({ file, size, hash }: Given, pixels: number): Promise<Examined> {
  const contentType = await detectType(file);
  if (!contentType) {
    throw new AppError('unsupported_media_type', 'This kind of file cannot be uploaded.');
  }
  return { ...(await examineAs(contentType, { file, size, hash }, pixels)), contentType };
}

async function examineAs(type: UploadType, given: Given, pixels: number): Promise<Given & Facts> {
  switch (type) {
    case 'image/svg+xml':
      return drawing(given);
    case 'image/bmp':
    case 'image/heic':
      return undecoded(type, given, pixels);
    case 'image/jpeg':
    case 'image/png':
    case 'image/gif':
    case 'image/webp':
    case 'image/avif':
    case 'image/tiff': {
      const { kept, ...facts } = await examinePicture(given.file, type, pixels);
      return { ...NOTHING, ...facts, ...(await rewritten({ ...given, file: kept.file }, kept.pieces)) };
    }
    case 'application/pdf':
      return document(given);
    case 'text/vtt':
      return captions(given);
    case 'video/mp4':
    case 'video/quicktime':
    case 'audio/mp4':
      return film(given);
    case 'video/x-msvideo':
      return { ...given, ...reported(await FileReader.over(given.file, examineAvi)) };
    case 'video/webm':
    case 'video/x-matroska':
      return { ...given, ...reported(await FileReader.over(given.file, examineMatroska)) };
    default:
      return { ...given, ...reported(await examineSound(given.file)) };
  }
}

async function drawing(given: Given): Promise<Given & Facts> {
  if (given.size > MEDIA.uploadDrawingBytes) {
    throw new AppError('payload_too_large', 'This drawing is too large.');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(given.file));
    const { text: clean, ...size } = cleanSvg(text);
    const rights = drawingRights(text);
    const bytes = await withRights(Buffer.from(clean), rights);
    const file = `${given.file}.kept`;
    await writeFile(file, bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { ...NOTHING, ...size, rights, file, size: bytes.length, hash };
  } catch (error) {
    if (error instanceof XmlError || error instanceof TypeError) throw brokenPicture(error);
    throw error;
  }
}

async function withRights(drawing: Buffer, rights: PictureRights): Promise<Buffer> {
  const pieces = await dressDrawing(FileReader.of(drawing), rights);
  return pieces ? joinPieces(drawing, pieces) : drawing;
}

/** Pictures that nothing here can decode are judged by what their files say. */
async function undecoded(
  type: 'image/bmp' | 'image/heic',
  given: Given,
  pixels: number,
): Promise<Given & Facts> {
  const { size, stripped } = await FileReader.over(given.file, async (reader) => ({
    size: await (type === 'image/bmp' ? examineBmp(reader) : examineHeic(reader)),
    stripped: await stripRights(reader, type, type === 'image/heic' ? await factsInBoxes(reader) : {}),
  }));
  if (!size || !stripped) throw brokenPicture();
  refuseTooLarge(size, Math.min(pixels, MEDIA.uploadWholePixels));
  const { pieces, ...rights } = stripped;
  return { ...NOTHING, ...size, ...rights, ...(await rewritten(given, pieces)) };
}

async function film(given: Given): Promise<Given & Facts> {
  const { facts, pieces } = await FileReader.over(given.file, async (reader) => ({
    facts: await examineMp4(reader),
    pieces: await stripFilm(reader),
  }));
  return { ...reported(facts), ...(await rewritten(given, pieces)) };
}

async function document(given: Given): Promise<Given & Facts> {
  const tail = await FileReader.over(given.file, (reader) =>
    reader.read(Math.max(0, reader.size - TAIL_BYTES), TAIL_BYTES),
  );
  if (!tail.includes('%%EOF')) throw broken();
  return { ...given, ...NOTHING };
}

async function captions(given: Given): Promise<Given & Facts> {
  if (given.size > MEDIA.uploadCaptionsBytes) {
    throw new AppError('payload_too_large', 'These captions are too large.');
  }
  return { ...given, ...reported(examineCaptions(await readFile(given.file))) };
}

/** The plausible facts of a film or sound; headers can hold any value. */
function reported(facts: FilmFacts | null): Facts {
  if (!facts) throw broken();
  const { width, height, duration } = facts;
  const isSize = [width, height].every((side) => side !== null && side >= 1 && side <= MOST_FILM_PX);
  const isDuration = duration !== null && duration > 0 && duration <= MOST_SECONDS;
  return { ...NOTHING, ...(isSize && { width, height }), ...(isDuration && { duration }) };
}

function broken(): AppError {
  return new AppError('validation_failed', 'This file is broken, or not all of it is here.');
}

async function rewritten(given: Given, pieces: Piece[]): Promise<Given> {
  const { file, size, hash } = given;
  if (isWhole(pieces, size)) return { file, size, hash };
  return { file: `${file}.kept`, ...(await writePieces(file, pieces, `${file}.kept`)) };
}
