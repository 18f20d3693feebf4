import 'server-only';

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError } from '@/lib/domain/errors';
import { ensureRoomFor, whileRoom } from '@/lib/server/storage/disk-space';
import { mediaTypeOf } from './read-body';
import { type Patience, readPatiently } from './read-patiently';

interface Limits {
  /** Largest size of one file. */
  bytes: number;
  files: number;
  patience?: Patience;
}

/** A file of a form, written down. */
export interface ReceivedFile {
  /** The sender's file name, without folders. */
  name: string;
  /** Where it was written to. */
  file: string;
  size: number;
  /** SHA-256, lower-case hex. */
  hash: string;
  /** Whether it went on behind the limit; the rest was not kept. */
  isTooLarge: boolean;
}

/** Hashing runs beside writing with this much of a lead: twice as fast as one after the other. */
const WRITTEN_AHEAD_BYTES = 1_048_576;

/** Bytes of the multipart body around the files. */
const ENVELOPE_BYTES = 65_536;

/**
 * Writes the files of a `multipart/form-data` body that stand under one name into a folder, as they come in and never
 * faster than the disk takes them; a body that holds anything else is refused (security U-1). Whoever gave the folder
 * clears it away.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, or `validation_failed` when it breaks off or holds none
 */
export async function readFiles(
  request: Request,
  field: string,
  folder: string,
  limits: Limits,
): Promise<ReceivedFile[]> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    throw new AppError('unsupported_media_type', 'The body has to be sent as multipart/form-data.');
  }
  const most = limits.bytes * limits.files + ENVELOPE_BYTES;
  const reported = Number(request.headers.get('content-length') ?? 0);
  if (reported > most) throw tooLarge();
  await ensureRoomFor(reported, folder);
  const form = openForm(request, limits);
  const files: Promise<ReceivedFile>[] = [];
  let refusal: AppError | undefined;
  /** How much had come when the file that is coming went on behind its limit. */
  let overAt: number | null = null;
  let size = 0;
  form.on('file', (name, stream, { filename }) => {
    overAt = null;
    if (name !== field) refusal ??= otherwise(field);
    stream.on('limit', () => {
      overAt = size;
    });
    const receiving = receive(stream, filename ?? '', path.join(folder, String(files.length)));
    // A file that nothing takes any more would keep the form waiting for ever.
    receiving.catch((error: Error) => form.destroy(error));
    files.push(receiving);
  });
  form.on('fieldsLimit', () => {
    refusal ??= otherwise(field);
  });
  form.on('filesLimit', () => {
    refusal ??= new AppError('payload_too_large', `No more than ${limits.files} files can be sent together.`);
  });
  const body = async function* () {
    for await (const chunk of readPatiently(request, limits.patience)) {
      size += chunk.byteLength;
      if (size > most || (overAt !== null && size - overAt > limits.bytes)) throw tooLarge();
      yield chunk;
      if (refusal) throw refusal;
    }
  };
  let broken: unknown;
  await pipeline(Readable.from(body(), { objectMode: false }), form).catch((error: unknown) => {
    broken = error;
  });
  const received = await Promise.allSettled(files);
  if (refusal) throw refusal;
  const failed = received.find((each) => each.status === 'rejected');
  if (broken === undefined && failed) broken = failed.reason;
  if (broken !== undefined) throw meant(broken, failed?.reason);
  if (files.length === 0) throw otherwise(field);
  return Promise.all(files);
}

function openForm(request: Request, limits: Limits): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      // Browsers write names in the letters that they have.
      defParamCharset: 'utf8',
      // A file that is as large as may be is not larger: the one byte more tells them apart.
      limits: { fileSize: limits.bytes + 1, files: limits.files, fields: 0, fieldSize: 0 },
    });
  } catch (error) {
    throw noForm(error);
  }
}

async function receive(
  stream: Readable & { truncated?: boolean },
  name: string,
  file: string,
): Promise<ReceivedFile> {
  const sum = createHash('sha256');
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(
    whileRoom(stream, path.dirname(file)),
    counted,
    createWriteStream(file, { flags: 'wx', highWaterMark: WRITTEN_AHEAD_BYTES }),
  );
  return { name, file, size, hash: sum.digest('hex'), isTooLarge: stream.truncated === true };
}

/** An expected error as it is, then one of the disk; anything else is reported as a malformed body. */
function meant(...errors: unknown[]): unknown {
  const known = errors.find((error) => error instanceof AppError);
  const ofDisk = errors.find((error) => error instanceof Error && 'syscall' in error);
  return known ?? ofDisk ?? noForm(errors[0]);
}

function otherwise(field: string): AppError {
  return new AppError('validation_failed', `The form has to hold files under “${field}”, and nothing else.`);
}

function noForm(cause: unknown): AppError {
  return new AppError('validation_failed', 'The body broke off, or is no form.', { cause });
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'The files are too large to be sent together.');
}
