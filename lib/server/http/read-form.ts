import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { INPUT } from '@/lib/domain/limits';
import { mediaTypeOf, readBody } from './read-body';

/** The fields of a form: a list where a name occurs more than once. */
export type FormFields = Record<string, string | string[]>;

/** Whether a page without script sent its form. */
export function isForm(request: Request): boolean {
  return mediaTypeOf(request) === 'application/x-www-form-urlencoded';
}

/**
 * The fields of a form.
 * @throws {AppError} `payload_too_large`, `malformed_json` when it breaks off or is no UTF-8, or `validation_failed` when it
 * has too many
 */
export async function readForm(request: Request, maximumBytes: number): Promise<FormFields> {
  const text = await readBody(request, maximumBytes);
  const fields = new Map<string, string | string[]>();
  for (const [at, [name, value]] of [...new URLSearchParams(text)].entries()) {
    if (at === INPUT.formFields)
      throw new AppError('validation_failed', `The form has more than ${INPUT.formFields} fields.`);
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

/** Sends a browser on with GET, to an address of this site. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
