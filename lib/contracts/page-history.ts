import * as z from 'zod';
import { INPUT, MEDIA } from '@/lib/domain/limits';
import { PAGE_KINDS } from '@/lib/domain/site/page-kinds';
import { attribute } from './page-content';
import { date, text } from './text';

const CURSOR = 1_000;

/** `GET /api/pages/{id}/history`: newest first; `cursor` is opaque and stable while changes come. */
export const pageHistoryQuery = z.strictObject({
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
  cursor: text(CURSOR).exactOptional(),
});

/** The settings of a page that a change concerned. */
const pageState = z.object({
  path: z.string().exactOptional(),
  layout: z.string().exactOptional(),
  kind: z.enum(PAGE_KINDS).exactOptional(),
  /** Its own definitions. */
  attributes: z.array(attribute).exactOptional(),
  /** A pathname; null for none. */
  sharePicture: z.string().nullable().exactOptional(),
});
export type PageState = z.output<typeof pageState>;

const event = {
  id: z.string(),
  at: date,
  /** Null for the demonstration content, or if the account is gone. */
  by: z.string().nullable(),
};

const TEXT_PARTS = ['title', 'description', 'keywords', 'content'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

const pageEvent = z.discriminatedUnion('kind', [
  z.object({
    ...event,
    kind: z.literal('text'),
    locale: z.string(),
    version: z.int().positive(),
    /** The parts that differ from the version before; empty for the first one. */
    changed: z.array(z.enum(TEXT_PARTS)),
  }),
  z.object({ ...event, kind: z.literal('page'), before: pageState, after: pageState }),
]);
export type PageEvent = z.output<typeof pageEvent>;

/** The history of a page in all languages: saves of its texts (`id` names a revision) and changes of the page as a whole. */
export const pageHistory = z.object({
  events: z.array(pageEvent),
  hasMore: z.boolean(),
  cursor: z.string().exactOptional(),
});
export type PageHistory = z.output<typeof pageHistory>;

/** A plausible moment; the database has no year 0. */
const moment = date.refine((given) => given > '1970', { error: 'This is before all pages' });

/** `GET /api/pages/{id}/rewind`. */
export const rewindQuery = z.strictObject({ to: moment });

/** Everything that going back to a moment would change. */
export const rewindPlan = z.object({
  languages: z.array(z.object({ locale: z.string(), version: z.int().positive(), title: z.string() })),
  page: z.object({
    /** The restored path. */
    path: z.string().max(INPUT.pathCharacters).exactOptional(),
    layout: z.string().exactOptional(),
    kind: z.enum(PAGE_KINDS).exactOptional(),
    attributes: z.boolean().exactOptional(),
    sharePicture: z.boolean().exactOptional(),
  }),
});
export type RewindPlan = z.output<typeof rewindPlan>;

/**
 * `POST /api/pages/{id}/rewind`: every text, and the page as a whole, as they were at that moment; as one unit. A language
 * that had no text then keeps its own. With `keepPath` the page stays where it stands.
 */
export const rewindRequest = z.strictObject({ to: moment, keepPath: z.boolean().exactOptional() });
export type RewindRequest = z.output<typeof rewindRequest>;
