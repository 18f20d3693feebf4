import * as z from 'zod';
import { locale } from './address';
import { pageContent } from './page-content';
import { meta, sentContent } from './pages';
import { date, id } from './text';

/** Below `/api/pages/{id}`. */
export const previewLinkParams = z.object({ id, linkId: id });

/** `GET` and `DELETE /api/pages/{id}/draft`. */
export const draftQuery = z.strictObject({ locale });

/**
 * `PUT /api/pages/{id}/draft`: keeps work without publishing it. Where the language has no text yet, it becomes one that
 * is not public.
 */
export const draftSave = z.strictObject({
  locale,
  content: sentContent,
  meta: meta.exactOptional(),
  /** The version of the text that it is based on; 0 for none. */
  baseVersion: z.int().nonnegative(),
  /** The draft's version that it takes the place of; 0 where there was none. */
  version: z.int().nonnegative(),
});
export type DraftSave = z.output<typeof draftSave>;

const keptMeta = z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) });

/** A draft and its base, for merging with what was published meanwhile. */
export const pageDraft = z.object({
  locale: z.string(),
  meta: keptMeta,
  content: pageContent,
  baseVersion: z.int().nonnegative(),
  /** The content of that version; null where it is kept no more. */
  base: pageContent.nullable(),
  baseMeta: keptMeta.nullable(),
  version: z.int().positive(),
  updatedAt: date,
  updatedBy: z.string().nullable(),
});
export type PageDraft = z.output<typeof pageDraft>;

/**
 * `POST /api/pages/{id}/publish`: makes public what visitors do not read yet, the draft or the text itself, now (without
 * `at`), at a time that lies ahead, or never by itself (null). `draftVersion` guards against publishing what somebody has
 * changed since it was looked at.
 */
export const publishRequest = z.strictObject({
  locale,
  at: date.nullable().exactOptional(),
  draftVersion: z.int().positive().exactOptional(),
});
export type PublishRequest = z.output<typeof publishRequest>;

/** `POST /api/pages/{id}/unpublish`: visitors of the language no longer find the text; nothing of it is lost. */
export const unpublishRequest = z.strictObject({ locale });

/** How far a text has been translated: of the blocks that have words, how many are not the default language's any more. */
export const translatedBlocks = z.object({ translated: z.int().nonnegative(), total: z.int().nonnegative() });

/** How a page stands in one language. */
export const publishing = z.object({
  locale: z.string(),
  /** Absent where it is not counted yet. */
  blocks: translatedBlocks.exactOptional(),
  /** The version of the text. */
  version: z.int().positive(),
  /** Since when visitors read it; null: they do not. */
  publishedAt: date.nullable(),
  /** When the unpublished changes are published by themselves. */
  publishAt: date.nullable(),
  /** Why it did not at its time: others have changed the same, or it breaks a rule. */
  problem: z.enum(['conflict', 'invalid']).nullable(),
  draft: z
    .object({
      version: z.int().positive(),
      baseVersion: z.int().nonnegative(),
      updatedAt: date,
      updatedBy: z.string().nullable(),
    })
    .nullable(),
});
export type Publishing = z.output<typeof publishing>;

/**
 * `GET /api/pages/{id}/publishing`: the languages that the page has a text in. The answer of `PUT` and `DELETE` of a draft,
 * of `publish` and of `unpublish` as well. Whoever is late gets 409 `conflict`, with `draft` (null where there is none any
 * more) when it is the draft that has changed, and with `current`, the page's document, when it is the text.
 */
export const pagePublishing = z.object({ languages: z.array(publishing) });
export type PagePublishing = z.output<typeof pagePublishing>;

const PREVIEW_HOURS = [1, 24, 168, 720] as const;

/** `POST /api/pages/{id}/previews`. */
export const previewLinkCreation = z.strictObject({ locale, hours: z.literal(PREVIEW_HOURS) });

const previewLink = z.object({
  id: z.string(),
  locale: z.string(),
  createdAt: date,
  expiresAt: date,
  createdBy: z.string().nullable(),
});

/** `GET /api/pages/{id}/previews`: the valid ones; their addresses are shown only once, when they are made. */
export const previewLinks = z.object({ links: z.array(previewLink) });
export type PreviewLinks = z.output<typeof previewLinks>;

/** Absolute addresses. */
export const madePreviewLink = previewLink.extend({ url: z.string() });
export type MadePreviewLink = z.output<typeof madePreviewLink>;
