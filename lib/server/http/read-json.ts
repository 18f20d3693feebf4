import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/site/limits';
import { mediaTypeOf, readBody } from './read-body';

/**
 * The JSON of a request's body, counted while it comes in and measured before it is parsed: what is small as a text may be
 * large in memory.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `malformed_json`, or `validation_failed` when it is too
 * deep or holds too much
 */
export async function readJson(request: Request, maximumBytes: number): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json') {
    throw new AppError('unsupported_media_type', 'The body has to be sent as application/json.');
  }
  const text = await readBody(request, maximumBytes);
  const fault = faultOf(text);
  if (fault) throw new AppError('validation_failed', fault);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_json', 'The body is not valid JSON.');
  }
}

/** Looks no further than the bounds: whether it is JSON at all is left to the parser. */
function faultOf(text: string): string | null {
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === ',') values += 1;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      values += 1;
    } else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > INPUT.jsonDepth) return `The body is nested more than ${INPUT.jsonDepth} levels deep.`;
    if (values > INPUT.jsonValues) return `The body holds more than ${INPUT.jsonValues} values.`;
  }
  return null;
}
