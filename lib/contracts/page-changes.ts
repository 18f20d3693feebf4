import * as z from 'zod';
import { attributeListSchema } from '@/lib/domain/content/content-schema';
import { INPUT } from '@/lib/domain/limits';
import { noMoreThan } from '@/lib/domain/no-more-than';
import { PAGE_KINDS } from '@/lib/domain/site/page-kinds';
import { PAGE_LAYOUTS } from '@/lib/domain/site/routes';
import { locale, newPagePath } from './address';
import { pathname } from './media';
import { meta, sentContent } from './pages';
import { id } from './text';

/** Addresses that a new page can be found at besides its own. */
const FORMER_PATHS = 10;

/** Pages of one call that changes many. */
const MANY = 500;

const layout = z.enum(PAGE_LAYOUTS);

const kind = z.enum(PAGE_KINDS);

/** Null: below no page, and so outside the site's navigation. */
const parentId = id.nullable();

/** Inherited definitions may be sent along; they are the ancestors' and not stored. */
const attributes = attributeListSchema;

/**
 * `POST /api/pages`: an empty page, or a copy of another one with all its languages, of which `meta` then
 * stands for the language. Without `parentId` it belongs below the nearest page above its path. Visitors do not find a
 * draft. Without `kind` it is what most pages beside it are. A copy is one unless `isDraft` is false: then each text is as public as the one it was made of (decision 28).
 */
export const pageCreation = z
  .strictObject({
    path: newPagePath,
    locale,
    meta,
    layout: layout.exactOptional(),
    kind: kind.exactOptional(),
    attributes: attributes.exactOptional(),
    /** With the ready sections of its kind, whose words are still to be typed over. */
    withSections: z.boolean().exactOptional(),
    /** The pathname of a picture in the library, which takes the first place for one among those sections. */
    picture: pathname.exactOptional(),
    /** What it says, in place of nothing. */
    content: sentContent.exactOptional(),
    /** Where it stood before, on another site for instance: these lead to it. */
    formerPaths: z.array(newPagePath).max(FORMER_PATHS).exactOptional(),
    from: id.exactOptional(),
    parentId: parentId.exactOptional(),
    isDraft: z.boolean().exactOptional(),
  })
  .refine(
    ({ picture, withSections, from }) =>
      picture === undefined || (withSections === true && from === undefined),
    {
      error: 'A picture stands among the ready sections of a new page',
      path: ['picture'],
    },
  )
  .refine(
    ({ content, withSections, from }) =>
      content === undefined || (withSections !== true && from === undefined),
    { error: 'A copy has the content of its original, and ready sections are one', path: ['content'] },
  );
export type PageCreation = z.output<typeof pageCreation>;

/**
 * `PATCH /api/pages/{id}`. A new parent gives the page a path below it, unless one is named; a new path
 * gives it the nearest page above as its parent, unless one is named. `position` is among those with the same parent.
 */
export const pageChange = z
  .strictObject({
    path: newPagePath.exactOptional(),
    layout: layout.exactOptional(),
    kind: kind.exactOptional(),
    attributes: attributes.exactOptional(),
    /** The pathname of a picture in the library; null to have one drawn from the page's title. */
    sharePicture: pathname.nullable().exactOptional(),
    parentId: parentId.exactOptional(),
    position: z.int().nonnegative().exactOptional(),
    locale: locale.exactOptional(),
    meta: meta.exactOptional(),
    version: z.int().nonnegative().exactOptional(),
  })
  .refine(({ locale: _, version: __, ...changes }) => Object.keys(changes).length > 0, {
    error: 'Nothing is to be changed',
  })
  .refine((given) => given.meta === undefined || given.locale !== undefined, {
    error: 'Meta information belongs to a language',
    path: ['locale'],
  });
export type PageChange = z.output<typeof pageChange>;

/** `DELETE /api/pages/{id}`: to the bin with all descendants, or permanently. */
export const pageDeletion = z.strictObject({
  forever: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false),
});

const ids = noMoreThan(MANY, z.array(id).min(1));

/** `POST /api/pages/bulk`. Descendants of a page in the list are changed with it. */
export const pageBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['delete', 'restore', 'forget']), ids }),
  z.strictObject({ action: z.literal('move'), ids, parentId }),
  /** In one language, or in all in which a page has a text. */
  z.strictObject({ action: z.enum(['publish', 'unpublish']), ids, locale: locale.exactOptional() }),
]);
export type PageBulk = z.output<typeof pageBulk>;

/** What was done for each page, and why it was not for others. */
export const pageBulkDone = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type PageBulkDone = z.output<typeof pageBulkDone>;

/** `GET /api/pages/report`: checks `limit` texts at a time; a part may find nothing. */
export const pageReportQuery = z.strictObject({
  cursor: id.exactOptional(),
  limit: z.coerce.number().int().min(1).max(INPUT.itemsPerList).default(INPUT.itemsPerList),
});

const place = {
  page: z.object({ id: z.string(), path: z.string() }),
  locale: z.string(),
  blockId: z.string(),
};

export const pageReport = z.object({
  /** `link` as it stands in the content. */
  brokenLinks: z.array(z.object({ ...place, link: z.string() })),
  missingMedia: z.array(z.object({ ...place, pathname: z.string() })),
  hasMore: z.boolean(),
  cursor: z.string().exactOptional(),
});
export type PageReport = z.output<typeof pageReport>;
