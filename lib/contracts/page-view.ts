import * as z from 'zod';
import type { ListedPages, PageView } from '@/lib/domain/site/view-model';
import type { Messages } from '@/lib/domain/translations/model';
import { locale, pagePath } from './address';
import { messageGroup } from './interface-texts';
import { pageDocument } from './pages';
import { publishing } from './publishing';

/** `GET /api/pages/view`: everything that the editor renders a page from. */
export const pageViewQuery = z.strictObject({ path: pagePath, locale });

const texts = z.record(z.string(), messageGroup) satisfies z.ZodType<Messages>;

/** The document is validated, since it will be edited; its surroundings are shown as they are. */
export const pageViewAnswer = z.object({
  view: z.custom<PageView>((given) => pageDocument.safeParse((given as PageView | null)?.document).success),
  /** The publishing state of the requested text; null if there is none. */
  publishing: publishing.nullable(),
  /** What visitors read of the interface, and what tools put into a page, in the page's language. */
  messages: texts,
  /** What the tools say, in the language of the account. */
  tools: z.object({
    language: z.object({ tag: z.string(), dir: z.enum(['ltr', 'rtl']) }),
    messages: texts,
  }),
});

/** `GET /api/pages/listed`: what a list of the pages below a path is drawn from. It is shown as it comes. */
export const listedPagesAnswer = z.custom<ListedPages>((given) => {
  const { pages, media } = (given ?? {}) as Partial<ListedPages>;
  return Array.isArray(pages) && typeof media === 'object';
});

export type PageToEdit = z.output<typeof pageViewAnswer>;
