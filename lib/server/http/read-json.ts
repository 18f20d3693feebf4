import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/limits';
import { tooMuchJson } from '@/lib/domain/site/json-bounds';
import { mediaTypeOf, readBody } from './read-body';

/**
 * Reads a JSON body. It is counted while it comes in and measured before it is parsed: a small text may need much
 * memory.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `malformed_json`, or `validation_failed` when
 * it is too deep or holds too much
 */
export async function readJson(request: Request, maximumBytes: number): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json') {
    throw new AppError('unsupported_media_type', 'The body has to be sent as application/json.');
  }
  const text = await readBody(request, maximumBytes);
  const fault = tooMuchJson(text, { depth: INPUT.jsonDepth, values: INPUT.jsonValues });
  if (fault) throw new AppError('validation_failed', `The body is too much: ${fault}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_json', 'The body is not valid JSON.');
  }
}
