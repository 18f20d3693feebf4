import * as z from 'zod';

/**
 * A list or an object of no more than so many entries. Counted before any of them is looked at, so that one that is far too
 * long is one fault and not one for each entry (security V-2).
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
