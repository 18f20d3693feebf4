import * as z from 'zod';
import { isStorableText } from '@/lib/domain/text/stored-text';

/** A text that the database can hold, up to a number of characters (security V-1, V-4). */
export function text(maximum: number) {
  return z
    .string()
    .max(maximum)
    .refine(isStorableText, { error: 'This text holds a character that cannot be stored' });
}

/** A required text; surrounding space is removed. */
export function requiredText(maximum: number) {
  return text(maximum).trim().min(1, { error: 'This field is required' });
}

/** An opaque id of ours. */
export const id = z.string().min(1).max(128).refine(isStorableText, { error: 'This is not an id' });

/** ISO 8601, UTC. */
export const date = z.iso.datetime();
