import * as z from 'zod';
import { mediaItemSchema } from '@/lib/domain/media/list-response';
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
