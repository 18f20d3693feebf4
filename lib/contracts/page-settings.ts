import * as z from 'zod';
import { locale } from './address';
import { pageDocument } from './pages';
import { id } from './text';

/** The parameters of `/api/pages/{id}` and the paths below it. */
export const pageParams = z.object({ id });

/** `GET /api/pages/{id}`. */
export const pageSettingsQuery = z.strictObject({ locale });

/** What is said of a page beside its document. */
const place = z.object({
  parentId: z.string().nullable(),
  /** Among those with the same parent, from 0. */
  position: z.int().nonnegative(),
  /** Who last changed it; null for nobody who still has an account. */
  updatedBy: z.string().nullable(),
  /** What other sites show beside a link to it, in all languages; null: a picture that is made of its title. */
  sharePicture: z
    .object({ pathname: z.string(), width: z.number().exactOptional(), height: z.number().exactOptional() })
    .nullable(),
});

/** The answer of `GET /api/pages/{id}`, and of `POST /api/pages` and `PATCH /api/pages/{id}` as well. */
export const pageSettings = z.intersection(pageDocument, place);

export type PageSettings = z.output<typeof pageSettings>;
