import * as z from 'zod';
import { mediaItemSchema } from '@/lib/domain/media/list-response';
import { VARIANT_QUALITIES, VARIANT_WIDTHS, type Variant } from '@/lib/domain/media/variants';
import { MEDIA } from '@/lib/domain/site/limits';
import { text } from './text';

const WORDS = 200;
const CURSOR = 500;

/** `GET /api/media` (http-api "Media"). */
export const mediaQuery = z.strictObject({
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
  cursor: text(CURSOR).exactOptional(),
  search: text(WORDS).exactOptional(),
  type: z.enum(['images', 'videos', 'documents']).exactOptional(),
});

/** The answer of `POST /api/media`: refused files do not lose the others. */
export const mediaUploaded = z.object({
  blobs: z.array(mediaItemSchema),
  errors: z.array(z.object({ name: z.string(), code: z.string(), message: z.string() })).exactOptional(),
});

/** One of a few numbers, in its one spelling: each accepted address is a file that is made and kept. */
const oneOf = (allowed: readonly number[]) =>
  z.enum(allowed.map(String), { error: `Must be one of ${allowed.join(', ')}` }).transform(Number);

/** `GET /media/{pathname}`: with a width and a quality a picture made for them, else the stored file. */
export const mediaFileQuery = z
  .object({
    w: oneOf(VARIANT_WIDTHS).exactOptional(),
    q: oneOf(VARIANT_QUALITIES).exactOptional(),
  })
  .refine(({ w, q }) => (w === undefined) === (q === undefined), {
    error: 'A width and a quality belong together',
    path: ['w'],
  })
  .transform(({ w, q }): Variant | null =>
    w === undefined || q === undefined ? null : { width: w, quality: q },
  );
