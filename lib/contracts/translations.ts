import * as z from 'zod';
import { INPUT } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';
import { id, requiredText, text } from './text';

// Two spellings of one letter would be two keys that look the same (security V-4).
const compose = (given: string): string => given.normalize('NFC');

export const namespace = requiredText(INPUT.namespaceCharacters)
  .transform(compose)
  .refine((given) => given !== '__proto__' && !given.includes('.'), { error: 'This is not a namespace' });

export const key = requiredText(INPUT.translationKeyCharacters)
  .transform(compose)
  .refine((given) => given.split('.').every((step) => step !== '' && step !== '__proto__'), {
    error: 'This is not a key',
  });

// Space within a value is the translator's; only a value that says nothing is refused.
const value = text(INPUT.translationValueCharacters).refine((given) => given.trim() !== '', {
  error: 'This field is required',
});

const order = z.int().nonnegative();

/** `GET /api/translations`. */
export const translationsQuery = z.strictObject({ languageId: id });

/** The address of one text: `/api/translations/{id}`. */
export const translationParams = z.strictObject({ id });

/** `POST /api/translations`: without a place, or with one behind the last, the text comes last in its namespace. */
export const addTranslationRequest = z.strictObject({
  languageId: id,
  namespace,
  key,
  value,
  order: order.exactOptional(),
});

/** `PATCH /api/translations/{id}`. */
export const changeTranslationRequest = z
  .strictObject({ key: key.exactOptional(), value: value.exactOptional() })
  .refine((given) => Object.keys(given).length > 0, { error: 'Nothing to change' });

/** `POST /api/translations/reorder`. */
export const reorderTranslationsRequest = z.strictObject({
  translationId: id,
  namespace,
  newOrder: order,
  oldOrder: order,
  languageId: id,
});

/** `POST` and `PATCH` answer with one. */
export const translationAnswer: z.ZodType<Translation> = z.object({
  id: z.string(),
  namespace: z.string(),
  key: z.string(),
  value: z.string(),
  order,
  languageId: z.string(),
});

/** By namespace, then order. */
export const translationList = z.array(translationAnswer);
