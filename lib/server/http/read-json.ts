import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/site/limits';
import { mediaTypeOf, readBody } from './read-body';

/**
 * The JSON of a request's body, counted while it comes in and measured in depth before it is used.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `malformed_json`, or `validation_failed` when too deep
 */
export async function readJson(
  request: Request,
  maximumBytes: number = INPUT.jsonBodyBytes,
): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json') {
    throw new AppError('unsupported_media_type', 'The body has to be sent as application/json.');
  }
  const text = await readBody(request, maximumBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('malformed_json', 'The body is not valid JSON.');
  }
  if (!isShallow(value)) {
    throw new AppError('validation_failed', `The body is nested more than ${INPUT.jsonDepth} levels deep.`);
  }
  return value;
}

/** Level by level, because a deep value would end a recursive walk. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > INPUT.jsonDepth) return false;
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
  }
  return true;
}
