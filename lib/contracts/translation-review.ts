import * as z from 'zod';
import { MESSAGE_PROBLEMS } from '@/lib/domain/translations/message-check';
import { REVIEW_STATES, type Review } from '@/lib/domain/translations/review';
import { id, text } from './text';

/** `GET /api/translations/review`: the progress of a language, and its open problems. */
export const reviewQuery = z.strictObject({ languageId: id });

const counts = z.object({ total: z.int(), translated: z.int(), missing: z.int(), outdated: z.int() });

/** `counts` is of what visitors read. */
export const reviewAnswer: z.ZodType<Review> = z.object({
  counts,
  tools: counts,
  texts: z.array(
    z.object({
      namespace: z.string(),
      key: z.string(),
      source: z.string().nullable(),
      id: z.string().exactOptional(),
      value: z.string().exactOptional(),
      isShipped: z.boolean(),
      state: z.enum(REVIEW_STATES),
      problems: z.array(z.enum(MESSAGE_PROBLEMS)),
    }),
  ),
});

/** `GET /api/translations/search`: words in keys and values of every language. */
export const textSearchQuery = z.strictObject({
  query: text(200).trim().min(1, { error: 'This field is required' }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Texts with exactly this key come first. */
export const textSearchAnswer = z.object({
  hits: z.array(
    z.object({
      id: z.string(),
      languageId: z.string(),
      namespace: z.string(),
      key: z.string(),
      value: z.string(),
    }),
  ),
  hasMore: z.boolean(),
});
