import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { mediaTypeOf } from './read-body';

interface Limits {
  /** Of the whole body. */
  bytes: number;
  files: number;
}

/**
 * The files of a `multipart/form-data` body that stand under one name, counted while they come in; a body that holds
 * anything else is refused (security U-1).
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, or `validation_failed` when it breaks off or holds none
 */
export async function readFiles(request: Request, field: string, limits: Limits): Promise<File[]> {
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    throw new AppError('unsupported_media_type', 'The body has to be sent as multipart/form-data.');
  }
  const tooLarge = () => new AppError('payload_too_large', 'The files are too large to be sent together.');
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) throw tooLarge();
  let size = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limits.bytes) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(counted ?? null, { headers }).formData().catch((error: unknown) => {
    if (size > limits.bytes) throw tooLarge();
    throw new AppError('validation_failed', 'The body broke off, or is no form.', { cause: error });
  });
  const entries = [...form];
  const files = entries.flatMap(([name, value]) => (name === field && value instanceof File ? [value] : []));
  if (files.length < entries.length || files.length === 0) {
    throw new AppError('validation_failed', `The form has to hold files under “${field}”, and nothing else.`);
  }
  if (files.length > limits.files) {
    throw new AppError('payload_too_large', `No more than ${limits.files} files can be sent together.`);
  }
  return files;
}
