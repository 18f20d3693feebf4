import * as z from 'zod';
import { INPUT, MEDIA } from '@/lib/domain/limits';
import { locale } from './address';
import { translatedBlocks } from './publishing';
import { date, text } from './text';

const WORDS = 200;
const CURSOR = 1_000;

const PAGE_SORTS = ['position', 'path', 'title', 'changed'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

/**
 * `GET /api/pages`. `parentId` gives the pages directly below one, the empty one those that stand below
 * none, in the order of their lists; without it all come, by their paths. `missing` and `outdated` are about the language
 * asked for, and about any of the active ones where that is the default language, and so is `private`: what visitors do not
 * find; `bin` lists what was deleted, each with what went along, newest first.
 */
export const pageListQuery = z.strictObject({
  locale,
  search: text(WORDS).exactOptional(),
  cursor: text(CURSOR).exactOptional(),
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
  parentId: text(INPUT.idCharacters).exactOptional(),
  sort: z.enum(PAGE_SORTS).exactOptional(),
  state: z.enum(['missing', 'outdated', 'private', 'bin']).exactOptional(),
});

/** A page as people who edit pages find it. */
const pageSummary = z.object({
  id: z.string(),
  /** Without a language prefix; for a binned page, its former path. */
  path: z.string(),
  /** In the requested language, or else the default one. */
  title: z.string(),
  parentId: z.string().nullable(),
  /** Among those with the same parent, from 0. */
  position: z.int().nonnegative(),
  /** Directly below it; of a page in the bin all that went along. */
  childCount: z.int().nonnegative(),
  layout: z.string(),
  /** Every active language, the default one first. */
  languages: z.array(
    z.object({
      locale: z.string(),
      state: z.enum(['translated', 'outdated', 'missing']),
      /** How many of the blocks with words are translated; absent where the text is missing or not counted yet. */
      blocks: translatedBlocks.exactOptional(),
      /**
       * What visitors do not read yet: the text, or a draft; `scheduled` when it goes public by itself, `problem` when it
       * was to and did not. Without it the text is public and nothing waits.
       */
      publishing: z.enum(['private', 'draft', 'scheduled', 'problem']).exactOptional(),
    }),
  ),
  /** The last change of the page or any of its texts, and by whom; null if the account is gone. */
  updatedAt: date,
  updatedBy: z.string().nullable(),
  deletedAt: date.exactOptional(),
});

export type PageSummary = z.output<typeof pageSummary>;

export const pageList = z.object({
  pages: z.array(pageSummary),
  hasMore: z.boolean(),
  cursor: z.string().exactOptional(),
});

export type PageList = z.output<typeof pageList>;
