import * as z from 'zod';
import { locale, pagePath } from './address';
import { date } from './text';

/** `GET /api/pages/outdated`: the blocks of a translation whose source has changed since. */
export const outdatedQuery = z.strictObject({ path: pagePath, locale });

export const outdatedList = z.strictObject({
  /** The language that is translated from: the site's default one. */
  source: z.string(),
  /** `translatedAt` is when the block was last changed in the translation. */
  blocks: z.array(z.strictObject({ id: z.string(), translatedAt: date })),
});

export type OutdatedList = z.output<typeof outdatedList>;
