import * as z from 'zod';

/**
 * A list or object with at most this many entries. Counted before any entry is validated, so that one that is far
 * too long is one error (security V-2).
 */
export function noMoreThan<Output, Input>(
  maximum: number,
  schema: z.ZodType<Output, Input>,
  message?: string,
) {
  const error = message ?? `No more than ${maximum} entries are taken`;
  return z.custom<Input>((given) => sizeOf(given) <= maximum, { error }).pipe(schema);
}

function sizeOf(given: unknown): number {
  return typeof given === 'object' && given !== null ? Object.keys(given).length : 0;
}
