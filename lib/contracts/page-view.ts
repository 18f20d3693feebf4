import * as z from 'zod';
import type { ListedPages, PageView } from '@/lib/domain/site/view-model';
import type { Messages } from '@/lib/domain/translations/model';
import { locale, pagePath } from './address';
import { messageGroup } from './interface-texts';
import { pageDocument } from './pages';
import { publishing } from './publishing';

/** `GET /api/pages/view`: everything that a page is drawn from, for whoever edits it. */
export const pageViewQuery = z.strictObject({ path: pagePath, locale });

/** The document is judged, since it is what gets edited; what stands around it is shown as it comes. */
export const pageViewAnswer = z.object({
  view: z.custom<PageView>((given) => pageDocument.safeParse((given as PageView | null)?.document).success),
  /** How the text asked for stands; null where the page has none in the language. */
  publishing: publishing.nullable(),
  /** The interface texts of the page's language. */
  messages: z.record(z.string(), messageGroup) satisfies z.ZodType<Messages>,
});

/** `GET /api/pages/listed`: what a list of the pages below a path is drawn from. It is shown as it comes. */
export const listedPagesAnswer = z.custom<ListedPages>((given) => {
  const { pages, media } = (given ?? {}) as Partial<ListedPages>;
  return Array.isArray(pages) && typeof media === 'object';
});

export type PageToEdit = z.output<typeof pageViewAnswer>;
