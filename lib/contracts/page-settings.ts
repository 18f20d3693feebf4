import * as z from 'zod';
import { PAGE_KINDS } from '@/lib/domain/site/page-kinds';
import { locale } from './address';
import { pageDocument } from './pages';
import { id } from './text';

/** The parameters of `/api/pages/{id}` and the paths below it. */
export const pageParams = z.object({ id });

/** `GET /api/pages/{id}`. */
export const pageSettingsQuery = z.strictObject({ locale });

/** The settings of a page. */
const place = z.object({
  /** What the page is. */
  kind: z.enum(PAGE_KINDS),
  parentId: z.string().nullable(),
  /** Among those with the same parent, from 0. */
  position: z.int().nonnegative(),
  /** Null if the account is gone. */
  updatedBy: z.string().nullable(),
  /** The share picture in all languages; null for the generated one. */
  sharePicture: z
    .object({ pathname: z.string(), width: z.number().exactOptional(), height: z.number().exactOptional() })
    .nullable(),
});

/** The answer of `GET /api/pages/{id}`, and of `POST /api/pages` and `PATCH /api/pages/{id}` as well. */
export const pageSettings = z.intersection(pageDocument, place);

export type PageSettings = z.output<typeof pageSettings>;
