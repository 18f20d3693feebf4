import * as z from 'zod';
import type { PageDocument, PageMeta } from '@/lib/domain/content/model';
import { isRecord } from '@/lib/domain/json';
import { INPUT, META } from '@/lib/domain/limits';
import { noMoreThan } from '@/lib/domain/no-more-than';
import { META_MESSAGES, metaProblems } from '@/lib/domain/site/meta';
import { locale, pagePath } from './address';
import { attribute, pageContent } from './page-content';
import { date, text } from './text';

/** A character as people see it can be of many units; this many are still read as one. */
const UNITS_PER_CHARACTER = 32;

/** Meta information within its limits. */
export const meta: z.ZodType<PageMeta> = z
  .strictObject({
    title: text(META.titleCharacters * UNITS_PER_CHARACTER),
    description: text(META.descriptionCharacters * UNITS_PER_CHARACTER),
    keywords: noMoreThan(INPUT.itemsPerList, z.array(text(INPUT.keywordCharacters)), META_MESSAGES.keywords),
  })
  .superRefine((given, context) => {
    for (const { field, message } of metaProblems(given)) {
      context.addIssue({ code: 'custom', message, path: [field] });
    }
  });

/** `POST /api/pages/by-path`. */
export const readPageRequest = z.strictObject({ path: pagePath, locale });

/**
 * Only recognised here, not copied: `validateContent` judges it in the service, which alone knows what is stored and may
 * therefore stay, and a copy would lose the names that it has to refuse (security V-3).
 */
export const sentContent = z.custom<{ sections: unknown[] }>(
  (given) => isRecord(given) && Array.isArray(given.sections),
  {
    error: 'The content needs a list of sections',
  },
);

/** `PATCH /api/pages/by-path`. */
export const savePageRequest = z.strictObject({
  path: pagePath,
  locale,
  translation: z.strictObject({
    content: sentContent,
    meta: meta.exactOptional(),
    version: z.int().nonnegative().exactOptional(),
    /** The version of the draft that the edit is based on: this save publishes and removes it. */
    draft: z.int().positive().exactOptional(),
  }),
});

/** The answer of both. */
export const pageDocument: z.ZodType<PageDocument> = z.object({
  id: z.string(),
  meta: z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }),
  layout: z.string(),
  attributes: z.array(attribute),
  translation: z.object({
    id: z.string(),
    locale: z.string(),
    path: z.string(),
    content: pageContent,
    version: z.int().nonnegative(),
    updatedAt: date,
    fallback: z.boolean().exactOptional(),
  }),
});
