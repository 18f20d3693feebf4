import * as z from 'zod';
import { MEDIA } from '@/lib/domain/site/limits';
import { locale } from './address';
import { text } from './text';

const WORDS = 200;
const CURSOR = 500;

/** `GET /api/pages` (http-api "Pages"). */
export const pageListQuery = z.strictObject({
  locale,
  search: text(WORDS).exactOptional(),
  cursor: text(CURSOR).exactOptional(),
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
});

/** A page as people who edit pages choose it from a list. */
const pageSummary = z.object({
  id: z.string(),
  /** Without a language prefix. */
  path: z.string(),
  /** In the language asked for, or else the default one's. */
  title: z.string(),
});

export type PageSummary = z.output<typeof pageSummary>;

export const pageList = z.object({
  pages: z.array(pageSummary),
  hasMore: z.boolean(),
  cursor: z.string().exactOptional(),
});
