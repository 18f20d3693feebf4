import * as z from 'zod';
import { LANGUAGE_CATALOGUE } from '@/lib/domain/languages/catalogue';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import { id, requiredText } from './text';

const CODES: ReadonlySet<string> = new Set(LANGUAGE_CATALOGUE.map((entry) => entry.code));

/** `POST /api/languages`: one of the catalogue (security V-5). */
export const addLanguageRequest = z.strictObject({
  name: requiredText(INPUT.languageNameCharacters),
  code: z.string().refine((code) => CODES.has(code), { error: 'This language is not in the catalogue' }),
  iconCode: z.string().regex(/^[a-z]{2}$/, { error: 'This is not an icon code' }),
});

/** The address of one language: `/api/languages/{id}`. */
export const languageParams = z.strictObject({ id });

/** `PATCH /api/languages/{id}`: one change at a time. */
export const changeLanguageRequest = z
  .strictObject({ isActive: z.boolean().exactOptional(), isDefault: z.literal(true).exactOptional() })
  .refine((given) => Object.keys(given).length === 1, { error: 'One change at a time' });

/** `POST` and `PATCH` answer with one. */
export const languageAnswer: z.ZodType<Language> = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  iconCode: z.string(),
  tag: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  isDefault: z.boolean(),
  isActive: z.boolean(),
});

/** `GET /api/languages`: default first, then by position. */
export const languageList = z.array(languageAnswer);

/** `POST /api/languages/update-iconcodes`. */
export const iconCodesUpdated = z.object({ message: z.string(), updated: z.int().nonnegative() });
