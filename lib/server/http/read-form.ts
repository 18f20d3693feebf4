import 'server-only';

import { mediaTypeOf, readBody } from './read-body';

/** What the fields of a form hold: a list where a name came more than once. */
export type FormFields = Record<string, string | string[]>;

/** Whether a page without script sent its form. */
export function isForm(request: Request): boolean {
  return mediaTypeOf(request) === 'application/x-www-form-urlencoded';
}

/**
 * The fields of a form.
 * @throws {AppError} `payload_too_large`, or `malformed_json` when it breaks off or is no UTF-8
 */
export async function readForm(request: Request, maximumBytes: number): Promise<FormFields> {
  const sent = new URLSearchParams(await readBody(request, maximumBytes));
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const values = sent.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Sends a browser on with GET, to an address of this site (http-api "Conventions"). */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
