import * as z from 'zod';
import { normaliseRequestedPath, REFUSED_PATH, validateNewPagePath } from '@/lib/domain/addresses/paths';
import { INPUT } from '@/lib/domain/limits';

/** A page's path in any unambiguous spelling, given on in its one spelling. */
export const pagePath = z.string().transform((given, context) => {
  const normalised = normaliseRequestedPath(given);
  if (normalised.ok) return normalised.path;
  context.addIssue({ code: 'custom', message: 'This is not the path of a page' });
  return z.NEVER;
});

/** A path for a new page: none of a language's or the application's. */
export const newPagePath = z.string().transform((given, context) => {
  const validated = validateNewPagePath(given);
  if (validated.ok) return validated.path;
  context.addIssue({ code: 'custom', message: REFUSED_PATH[validated.reason] });
  return z.NEVER;
});

/** The form of a language's code; whether it is an active one is the service's to say (404). */
export const locale = z
  .string()
  .max(INPUT.languageCodeCharacters)
  .regex(/^[a-z]+(?:-[a-z0-9]+)*$/i, { error: 'This is not the code of a language' });
