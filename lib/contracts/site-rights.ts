import * as z from 'zod';
import { licence, rightsText } from './media';

/** What pictures say that name no rights of their own; an empty text says nothing. */
export const siteRights = z.strictObject({
  creator: rightsText,
  credit: rightsText,
  copyright: rightsText,
  licence,
  /** Whether AI may be trained on the pictures; null: nothing is said of it. */
  training: z.boolean().nullable(),
});
export type SiteRightsFields = z.output<typeof siteRights>;

const version = z.int().nonnegative();

/** `GET` and `PUT /api/site/rights`, which is sent the version that was read; version 0 before the first save. */
export const siteRightsAnswer = siteRights.extend({ version });
export type SiteRightsAnswer = z.output<typeof siteRightsAnswer>;
