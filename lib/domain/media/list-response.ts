import { z } from 'zod';
import { SIGNATURE_STATES, TRAINING_RULES } from './rights';

/** The error for an answer without a `blobs` array. */
const INVALID_RESPONSE_MESSAGE = 'Invalid response format';

const share = z.number().min(0).max(1);

export const focalPointSchema = z.strictObject({ x: share, y: share });

/** The rights of a picture as they are stored and answered. */
export const rightsSchema = z.object({
  creator: z.string().exactOptional(),
  credit: z.string().exactOptional(),
  copyright: z.string().exactOptional(),
  licence: z.string().exactOptional(),
  training: z.enum(TRAINING_RULES).exactOptional(),
});

const byLanguage = z.record(z.string(), z.string());

export const mediaItemSchema = z.object({
  pathname: z.string(),
  name: z.string(),
  folder: z.string(),
  contentType: z.string(),
  size: z.int().nonnegative(),
  uploadedAt: z.iso.datetime(),
  width: z.int().positive().exactOptional(),
  height: z.int().positive().exactOptional(),
  duration: z.number().nonnegative().exactOptional(),
  alt: z.string().exactOptional(),
  alts: byLanguage,
  captions: byLanguage,
  isDecorative: z.boolean(),
  focalPoint: focalPointSchema.exactOptional(),
  guessedFocalPoint: focalPointSchema.exactOptional(),
  rights: rightsSchema,
  signature: z.enum(SIGNATURE_STATES).exactOptional(),
  signedBy: z.string().exactOptional(),
  isUsed: z.boolean(),
  deletedAt: z.iso.datetime().exactOptional(),
  placeholder: z.string().exactOptional(),
  brightness: z.string().exactOptional(),
  isHdr: z.boolean().exactOptional(),
  poster: z.string().exactOptional(),
});

/** The answer of `GET /api/media`. */
export const mediaListSchema = z.object({
  blobs: z.array(mediaItemSchema),
  hasMore: z.boolean().default(false),
  cursor: z.string().exactOptional(),
});

export type MediaList = z.infer<typeof mediaListSchema>;

/** Reads a page of the library; throws for anything else. */
export function parseMediaList(answer: unknown): MediaList {
  const parsed = mediaListSchema.safeParse(answer);
  if (!parsed.success) throw new Error(INVALID_RESPONSE_MESSAGE, { cause: parsed.error });
  return parsed.data;
}
