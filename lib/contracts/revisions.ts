import * as z from 'zod';
import { MEDIA } from '@/lib/domain/limits';
import { locale, pagePath } from './address';
import { pageContent } from './page-content';
import { date, id } from './text';

/** `GET /api/pages/revisions`: newest first; `cursor` is opaque and stable while saves come. */
export const revisionsQuery = z.strictObject({
  path: pagePath,
  locale,
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
  cursor: id.exactOptional(),
});

/** A revision without its content. */
export const revisionSummary = z.strictObject({
  id: z.string(),
  version: z.int().positive(),
  createdAt: date,
  /** The author; null for demonstration content, or if the account is gone. */
  author: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
});

export type RevisionSummary = z.output<typeof revisionSummary>;

export const revisionList = z.strictObject({
  revisions: z.array(revisionSummary),
  hasMore: z.boolean(),
  cursor: z.string().exactOptional(),
});

/** `GET /api/pages/revisions/{id}`. */
export const revisionParams = z.strictObject({ id });

/** A page as it was saved then. */
export const revision = revisionSummary.extend({
  path: z.string(),
  locale: z.string(),
  meta: z.strictObject({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }),
  content: pageContent,
});

export type Revision = z.output<typeof revision>;
